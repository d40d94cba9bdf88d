import { difference, edit, type KobanDocument, openDocument } from '../document/index.ts';
import { partitionPoint } from '../go/bisect.ts';
import { must } from '../go/must.ts';
import type { Task } from '../go/task.ts';
import { splitLines } from '../notation/index.ts';
import type { Sequence } from '../protocol/player.ts';
import type { PreviewSequence } from '../protocol/preview.ts';
import { type Element, element } from '../render/element.ts';
import {
  type Analysis,
  allEntries,
  analyse,
  type DocumentAnalysis,
  drawingOf,
  figureWork,
  judgementWork,
  type PlacedAnalysis,
  pageProofs,
  type Settings,
  sequenceAt,
} from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { belowBoards, commentsElement, holdingElement, proofsElement } from './below.ts';
import { entryElement, type FigurePictures } from './entry.ts';
import { html } from './html.ts';
import { claimsOf, notesOf, reasonsOf } from './notes.ts';
import { rulesElement } from './rules-row.ts';
import { figureWheel } from './wheel.ts';

/**
 * A fence of a page: its content, and the line of the page on which that begins, from 1. One of a
 * rule has no figure: it says what a name means in the others.
 */
export interface PageFence {
  readonly text: string;
  readonly kind: 'goban' | 'sgf' | 'korule';
  readonly line: number;
}

export interface PageLimits {
  /** Milliseconds of searching in one rendering; other moves are shown as undecided yet. */
  readonly time: number;
  /** Milliseconds of searching for a page; later searches are short and may stay undecided. */
  readonly most: number;
  now(): number;
}

interface FenceFigure {
  readonly tree: Element;
  readonly html: string;
}

interface Made extends FenceFigure {
  /** The line that it speaks of, if it does. */
  readonly line: number | null;
}

/** Pages that are kept: a preview, its neighbor, and what was typed a moment ago. */
const KEPT = 600;

/**
 * Renders all fences of a page together, since one may continue another. What an entry looks like
 * depends on its text and on what it continues; as long as those are the same it is not made again,
 * so typing stays smooth. Never throws.
 */
export class PageRenderer {
  private readonly made = new Map<string, Made>();
  private last: DocumentAnalysis | undefined;
  protected shown: readonly PlacedAnalysis[] = [];

  constructor(
    private readonly settings: () => Settings,
    private readonly limits: PageLimits,
    private readonly pictures?: FigurePictures,
    /** For readers, to whom it is no news that claims hold, and who may choose another rule. */
    private readonly isPublished = false,
  ) {}

  /** One piece of HTML for each fence. */
  render(fences: readonly PageFence[]): string[] {
    return this.figures(fences).map((some) => some.map(({ html }) => html).join(''));
  }

  /** The same as trees, for pages that are not made of text. */
  trees(fences: readonly PageFence[]): (readonly Element[])[] {
    return this.figures(fences).map((some) => some.map(({ tree }) => tree));
  }

  /** The figures of a page that is analysed already, one for each entry. */
  treesOf(document: DocumentAnalysis): { readonly placed: PlacedAnalysis; readonly tree: Element }[] {
    const until = this.limits.now() + this.limits.time;
    return allEntries(document).map((placed) => {
      const { line } = placed.entry;
      return { placed, tree: this.entry(document, placed, line + 1, line - 1, until).tree };
    });
  }

  private figures(fences: readonly PageFence[]): FenceFigure[][] {
    const { text, starts } = joined(fences);
    const document = analyse(this.opened(text), this.settings(), this.last);
    this.last = document;
    const until = this.limits.now() + this.limits.time;
    const parts: FenceFigure[][] = fences.map(() => []);
    const entries = allEntries(document);
    for (const placed of entries) {
      const i = Math.max(
        0,
        partitionPoint(0, starts.length, (n) => must(starts[n]).offset <= placed.entry.offset) - 1,
      );
      const line = must(fences[i]).line + placed.entry.line - must(starts[i]).line;
      const fenceLine = must(starts[i]).line - 1;
      must(parts[i]).push(this.entry(document, placed, line, fenceLine, until));
    }
    this.shown = entries;
    return parts.map((some, i) => (some.length > 0 ? some : [nothing(must(fences[i]))]));
  }

  /** The searches that the last page still waits for; rendering again after them shows more. */
  *pendingWork(): Task<void> {
    const hurried = this.clock();
    for (const { analysis } of this.shown) {
      for (const one of figureWork(analysis)) yield* one.work(hurried);
    }
  }

  get hasPendingWork(): boolean {
    return this.shown.some(({ analysis }) => figureWork(analysis).length > 0);
  }

  /** Whether the time for a page is over, from now on. */
  protected clock(): () => boolean {
    const end = this.limits.now() + this.limits.most;
    return () => this.limits.now() > end;
  }

  /** The page's text, once it has been rendered. */
  protected get document(): DocumentAnalysis {
    return must(this.last);
  }

  /** What stands below an entry of who wins; nothing for readers, and until it is known. */
  protected outcomesOf(_: Analysis): Element | null {
    return null;
  }

  /** The page's text as an edit of the page before it, from the first difference to the last. */
  private opened(text: string): KobanDocument {
    const before = this.last?.document;
    if (!before) return openDocument('preview:page', 0, 'markdown', text);
    const old = before.text;
    if (old === text) return before;
    return edit(before, [difference(old, text)], before.version + 1);
  }

  private entry(
    document: DocumentAnalysis,
    placed: PlacedAnalysis,
    line: number,
    /** Of the line that opens its fence, in the document of all fences. */
    fenceLine: number,
    until: number,
  ): FenceFigure {
    const { analysis } = placed;
    try {
      const decided = this.search(analysis, until);
      const settings = document.settings;
      const chain = chainOf(analysis);
      const inFence = placed.entry.line - fenceLine;
      const outcomes = this.outcomesOf(analysis);
      const key = `${inFence} ${outcomes !== null} ${JSON.stringify(settings)}\n${chain}`;
      const known = decided ? this.made.get(key) : undefined;
      if (known && (known.line === null || known.line === line)) return known;
      const notes = notesOf(placed, settings);
      const { sequence } = must(sequenceAt(document, { entry: placed.id }), 'the sequence');
      const claims = claimsOf(placed);
      const id = `k${hashOf(chain)}-`;
      const made = written(
        entryElement({
          sequence,
          holding: this.isPublished ? null : holdingElement(claims),
          rules: decided && this.hasRules ? rulesElement(placed, sequence, settings) : null,
          below: [
            ...belowBoards({ notes, claims, reasons: reasonsOf(placed), line }),
            outcomes,
            proofsElement(pageProofs(analysis), settings),
          ],
          comments: commentsElement(sequence),
          drawn: drawingOf(analysis) !== null,
          coordinates: settings.coordinates,
          look: settings.look,
          inFence,
          eyeValue: analysis.eyeValue,
          source: sourceOf(document.document, placed, sequence, fenceLine),
          diagram: diagramLine(document.document, placed, fenceLine),
          id,
          pictures: this.pictures,
          ...figureWheel(sequence, { look: settings.look, id, pictures: this.pictures }),
        }),
      );
      const numbered = notes.some((note) => note.line !== undefined);
      if (decided) this.keep(key, { ...made, line: numbered ? line : null });
      return made;
    } catch (problem) {
      // A bug of ours must not take the whole page with it.
      const why = problem instanceof Error ? problem.message : String(problem);
      const words = say(message('preview.failed', { why }));
      return written(element('div', { class: 'koban-entry koban-failed', role: 'note' }, [words]));
    }
  }

  /** Published figures that a script may let step; what others take is a picture. */
  private get hasRules(): boolean {
    return this.isPublished && !this.pictures;
  }

  /** Whether all is known; searches as long as there is time. */
  private search(analysis: Analysis, until: number): boolean {
    const others = this.hasRules ? judgementWork(analysis, analysis.rules) : [];
    for (const one of [...figureWork(analysis), ...others]) {
      if (one.slow && this.limits.now() >= until) return false;
      const task = one.work();
      for (let step = { done: false }; !step.done; ) {
        if (this.limits.now() >= until) return false;
        step = task.next() as { done: boolean };
      }
    }
    return true;
  }

  private keep(key: string, made: Made): void {
    if (this.made.size >= KEPT) {
      for (const old of this.made.keys()) {
        this.made.delete(old);
        if (this.made.size < KEPT / 2) break;
      }
    }
    this.made.set(key, made);
  }
}

/**
 * The sentence in place of a board that cannot be drawn; for a fence with text it names the fault.
 */
function nothing({ kind, text }: PageFence): FenceFigure {
  const isNoGame = kind === 'sgf' && text.trim() !== '';
  const words = say(isNoGame ? message('sgf.no-game') : message('preview.empty'));
  return written(element('div', { class: 'koban-entry koban-empty', role: 'note' }, [words]));
}

function written(tree: Element): FenceFigure {
  return { tree, html: html(tree) };
}

/** The fences as a Markdown text, and where each content begins: offset, and line from 0. */
function joined(fences: readonly PageFence[]): { text: string; starts: { offset: number; line: number }[] } {
  let text = '';
  let line = 0;
  const starts: { offset: number; line: number }[] = [];
  for (const { text: content, kind } of fences) {
    const longest = Math.max(
      2,
      ...[...content.matchAll(/^[ \t]*(`+)/gm)].map(([, marks = '']) => marks.length),
    );
    const marks = '`'.repeat(longest + 1);
    const body = content === '' || content.endsWith('\n') ? content : `${content}\n`;
    text += `${marks}${kind}\n`;
    starts.push({ offset: text.length, line: line + 1 });
    text += `${body}${marks}\n`;
    line += 2 + splitLines(body).length - 1;
  }
  return { text, starts };
}

/** Which frame the lines of an entry speak of. */
function sourceOf(
  document: KobanDocument,
  { entry, analysis }: PlacedAnalysis,
  { frames }: Sequence,
  fenceLine: number,
): NonNullable<PreviewSequence['source']> {
  const found = new Map<number, { line: number; first: number; frame: number; claim?: true }>();
  const lineAt = (offset: number) => document.positionAt(offset).line - fenceLine;
  const end = entry.offset + entry.syntax.text.length;
  for (const { index, span } of frames) {
    if (!span || span.start < entry.offset || span.end > end) continue;
    const line = lineAt(span.start);
    found.set(line, { line, first: found.get(line)?.first ?? index, frame: index });
  }
  for (const { span, claim } of entry.syntax.expects) {
    const number = claim && ('move' in claim ? claim.move : 'after' in claim ? claim.after : null);
    const frame = number === null ? -1 : analysis.index(number);
    const line = lineAt(entry.offset + span.start);
    if (frame >= 0 && frame < frames.length) found.set(line, { line, first: frame, frame, claim: true });
  }
  return [...found.values()];
}

/** The line of the first row of a diagram that has a sign for each point of the board. */
function diagramLine(document: KobanDocument, { entry, analysis }: PlacedAnalysis, fenceLine: number) {
  const spans = entry.syntax.diagram?.spans ?? [];
  const [first] = spans;
  if (!first || spans.length !== analysis.game.start.position.cells.length) return undefined;
  return document.positionAt(entry.offset + first.start).line - fenceLine;
}

/** The texts of an entry and of all that it continues. */
function chainOf(analysis: Analysis): string {
  const texts: string[] = [];
  for (let at: Analysis | null = analysis; at; at = at.parent) {
    texts.push(at.syntax.text, ...at.problems.map((one) => say(one.message)));
  }
  return texts.join('\n---\n');
}

/** FNV-1a, 32 bits: enough to distinguish the ids of one page. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
