// The messages of one language. A file is parsed when one of its messages is first used, so that a table does not wait
// for texts of other pages.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export class Messages {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #unparsed = new Map<string, string>(); // by file name
  readonly #bundles = new Set<string>();

  constructor(language: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  has(bundle: string): boolean {
    return this.#bundles.has(bundle);
  }

  /** Add the files of a bundle, by name; adding it twice has no effect. */
  add(bundle: string, files: Readonly<Record<string, string>>): void {
    if (this.has(bundle)) return;
    this.#bundles.add(bundle);
    for (const [name, source] of Object.entries(files)) this.#unparsed.set(name, source);
  }

  /** Return the text, or null if the message does not exist. */
  find(id: string, args?: Record<string, FluentVariable>): string | null {
    this.#parse("common"); // its terms are available to all files
    this.#parse(id.slice(0, id.indexOf("-"))); // most messages are in the file named after their first word
    while (!this.#bundle.hasMessage(id) && this.#unparsed.size) this.#parse(this.#unparsed.keys().next().value!);
    const value = this.#bundle.getMessage(id)?.value;
    return value ? this.#bundle.formatPattern(value, args, []) : null;
  }

  #parse(name: string): void {
    const source = this.#unparsed.get(name);
    if (source === undefined) return;
    this.#unparsed.delete(name);
    this.#bundle.addResource(new FluentResource(source));
  }
}
