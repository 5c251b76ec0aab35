declare module "virtual:messages" {
  /** Imports of message files by name, by the path LANGUAGE/BUNDLE. */
  const bundles: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default bundles;
}
