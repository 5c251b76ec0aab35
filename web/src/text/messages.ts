// The messages of one language. A file of them is read when one of its messages is first wanted: a table need not wait
// until everything is read that only other pages say.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export class Messages {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #unparsed = new Map<string, string>(); // by the name of its file
  readonly #known = new Set<string>();

  constructor(language: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** One more file; the same one twice makes no difference. */
  add(name: string, source: string): void {
    if (!this.#known.has(name)) this.#unparsed.set(name, source);
    this.#known.add(name);
  }

  /** `null` for a message that does not exist. */
  find(id: string, args?: Record<string, FluentVariable>): string | null {
    this.#parse("common"); // whose terms all others may use
    this.#parse(id.slice(0, id.indexOf("-"))); // most are in the file that has the name of their first word
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
