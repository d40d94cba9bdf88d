/**
 * What definitions consist of: of a rule (`src/rules/NAME/definition.ts`), and of a diagnostic
 * (beside its sentence in `en/`). `npm run generate` reads them and writes what is made of them; no
 * bundle has them.
 */

/** A point on which the text of a rule leaves room. */
export interface OptionDefinition {
  readonly name: string;
  /**
   * What the catalogues call it: rules that have it in the same sense share that. `RULE-NAME`
   * where it is not given.
   */
  readonly word?: string;
  /** What it is about, and which clause leaves room for it. */
  readonly about: string;
  /**
   * The ways to read it, with what each means; the first holds where a text does not say. `lengths`
   * of cycles need no explanation.
   */
  readonly values: Readonly<Record<string, string>> | 'lengths';
  /** An entry may set it for all rules by a key of the same name, so no value is usual. */
  readonly isOfEntry?: true;
}

interface RuleDefinition {
  /** Its place in lists. */
  readonly order: number;
  /** At the head of a page, within a sentence (`under …`), and where a row has room for a word. */
  readonly title: string;
  readonly name: string;
  readonly short: string;
  /** What it says. */
  readonly summary: string;
  /** Whether it searches for cycles: then its code is loaded when it is first asked for. */
  readonly searches?: true;
  /** In the order in which a variant names them. */
  readonly options: readonly OptionDefinition[];
  /** What people call it, beside its identifier. */
  readonly otherNames?: readonly string[];
  /** The text that it comes from, and how Koban reads it; Markdown. */
  readonly source: string;
  readonly readings: readonly string[];
  /** The page of the gallery, and the place on it. */
  readonly gallery?: string;
}

/** A rule by its identifier. Its folder may define several, whose code is the same. */
/* @__NO_SIDE_EFFECTS__ */
export function defineRule<Id extends string>(id: Id, definition: RuleDefinition) {
  return { id, ...definition };
}

/** A text that causes a diagnostic. */
interface DiagnosticExample {
  readonly text: string;
  /** The name that it has as a file, by which it is read; else as all of its group. */
  readonly file?: string;
  /** Of `koban check`. */
  readonly options?: readonly string[];
}

interface DiagnosticDefinition {
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
  /** What causes it, and what an author does about it; Markdown. */
  readonly cause: string;
  readonly remedy: string;
  /** Where a small text causes it, that text. */
  readonly example?: string | DiagnosticExample;
}

/** What another language says of the causes and remedies of a file of English, by their codes. */
export type Explained = Readonly<Record<string, readonly [cause: string, remedy: string]>>;

/** What `koban explain`, the reference and the tests know of a code. */
/* @__NO_SIDE_EFFECTS__ */
export function defineDiagnostic(
  severity: DiagnosticDefinition['severity'],
  cause: string,
  remedy: string,
  example?: string | DiagnosticExample,
): DiagnosticDefinition {
  return { severity, cause, remedy, ...(example !== undefined && { example }) };
}
