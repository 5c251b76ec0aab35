declare module "virtual:messages" {
  /** The source of each message file of a bundle, by name. */
  type Files = Record<string, string>;
  type Bundle = { default: Files };
  /** The common bundle of a language imports the others, by name. */
  type CommonBundle = Bundle & { others: Record<string, () => Promise<Bundle>> };
  /** Imports of the common bundles, by language. */
  const languages: Record<string, () => Promise<CommonBundle>>;
  export default languages;
}
