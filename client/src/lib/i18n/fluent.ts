/** Texts for people from the shared Fluent catalogues. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Vars = Record<string, string | number>;

export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of an id. A missing id or variable is a programmer's mistake and throws. */
  text(id: string, vars: Vars = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text ${id} in ${this.language}`);
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, vars, faults);
    if (faults[0]) throw new Error(`text ${id} in ${this.language}: ${faults[0].message}`);
    return text;
  }

  /** The text of an id whose variables came over the wire: one that is missing shows as its name. */
  foreign(id: string, vars: Vars): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text ${id} in ${this.language}`);
    return this.#bundle.formatPattern(pattern, vars, []);
  }
}
