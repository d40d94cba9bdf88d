import type { Diagnostic, DiagnosticRelatedInformation, Range } from 'vscode-languageserver';
import {
  type Analysis,
  ancestor,
  check,
  type Range as EntryRange,
  type Finding,
  findingsWork,
  ObjectCache,
  type PlacedAnalysis,
  rangeInEntry,
  type Settings,
} from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { type CappedFindings, capped, counted } from './cap-diagnostics.ts';
import { SEVERITIES } from './convert.ts';

const NOTHING: CappedFindings<Diagnostic> = { kept: [], left: 0, first: null };

/** A finding with everything but its place in the document. */
interface Item {
  readonly range: EntryRange;
  readonly rest: Omit<Diagnostic, 'range' | 'relatedInformation'>;
  readonly related: readonly {
    readonly depth: number;
    readonly range: EntryRange;
    readonly message: string;
  }[];
  /** The clause of a rule that decides, perhaps in another text. */
  readonly clause: DiagnosticRelatedInformation | null;
}

/**
 * What the server keeps for an entry until late verdicts of it come, so that an edit pays for one
 * entry: its findings in lines counted from the entry, and its diagnostics until its line changes.
 */
class EntryState {
  private findings: (CappedFindings<Item> & { readonly complete: boolean }) | null = null;
  private placed: { readonly place: string; readonly diagnostics: CappedFindings<Diagnostic> } | null = null;

  constructor(
    private readonly analysis: Analysis,
    readonly settings: Settings,
  ) {}

  /** Whether the findings had to be found. */
  prepare(): boolean {
    if (this.findings) return false;
    this.findings = this.find();
    return true;
  }

  diagnostics(placed: PlacedAnalysis, uri: string): CappedFindings<Diagnostic> {
    const { kept, left, first } = (this.findings ??= this.find());
    if (kept.length === 0) return NOTHING;
    const place = `${uri} ${linesOf(placed)}`;
    if (this.placed?.place !== place) {
      const here = (item: Item) => diagnosticAt(item, placed, uri);
      this.placed = { place, diagnostics: { kept: kept.map(here), left, first: first && here(first) } };
    }
    return this.placed.diagnostics;
  }

  /** Late verdicts of the entry have come. */
  forget(): void {
    if (this.findings?.complete) return;
    this.findings = null;
    this.placed = null;
  }

  private find() {
    const { analysis, settings } = this;
    const itemOf = ({ clause, span, code, severity, message, related = [] }: Finding): Item => ({
      clause: clause ? clauseLink(clause) : null,
      range: rangeInEntry(analysis.syntax, span),
      rest: { severity: SEVERITIES[severity], code, source: 'koban', message: say(message) },
      related: related.map((link) => ({
        depth: link.depth,
        range: rangeInEntry(syntaxAt(analysis, link.depth), link.span),
        message: say(link.message),
      })),
    });
    const severityOf = ({ severity }: Finding) => SEVERITIES[severity];
    const found = counted(check(analysis, settings), severityOf);
    const { kept, left, first } = capped([found], severityOf);
    const complete = findingsWork(analysis).length === 0;
    return { kept: kept.map(({ one }) => itemOf(one)), left, first: first && itemOf(first.one), complete };
  }
}

const states = new ObjectCache((_: object): { state?: EntryState } => ({}));

export function stateOf(analysis: Analysis, settings: Settings): EntryState {
  const kept = states.get(analysis);
  if (kept.state?.settings !== settings) kept.state = new EntryState(analysis, settings);
  return kept.state;
}

/** Late verdicts of an entry have come. Of what is no entry nothing is kept here. */
export function forgetState(analysis: object): void {
  states.get(analysis).state?.forget();
}

function syntaxAt(analysis: Analysis, depth: number): Analysis['syntax'] {
  let at = analysis;
  for (let i = 0; i < depth && at.parent; i++) at = at.parent;
  return at.syntax;
}

function clauseLink({ line, uri }: NonNullable<Finding['clause']>): DiagnosticRelatedInformation {
  const range = { start: { line, character: 0 }, end: { line, character: 0 } };
  return { location: { uri, range }, message: say(message('related.clause')) };
}

function diagnosticAt(
  { clause, range, rest, related }: Item,
  placed: PlacedAnalysis,
  uri: string,
): Diagnostic {
  const moved = below(range, placed.entry.line);
  if (related.length === 0 && !clause) return { range: moved, ...rest };
  const relatedInformation = related.map((link): DiagnosticRelatedInformation => {
    const { line } = ancestor(placed, link.depth).entry;
    return { location: { uri, range: below(link.range, line) }, message: link.message };
  });
  return { range: moved, ...rest, relatedInformation: [...(clause ? [clause] : []), ...relatedInformation] };
}

/** The lines of the entry and of those that it continues, for diagnostics link to them. */
function linesOf(placed: PlacedAnalysis): string {
  let lines = String(placed.entry.line);
  for (let up = placed.parent; up; up = up.parent) lines += ` ${up.entry.line}`;
  return lines;
}

function below({ start, end }: EntryRange, line: number): Range {
  return {
    start: { line: line + start.line, character: start.character },
    end: { line: line + end.line, character: end.character },
  };
}
