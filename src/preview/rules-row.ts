/** What lets a reader see a published figure under another rule. */
import { openDocument } from '../document/index.ts';
import { finish } from '../go/task.ts';
import type { FigureRules } from '../protocol/figure-rules.ts';
import type { Sequence } from '../protocol/player.ts';
import { type Element, element } from '../render/element.ts';
import {
  type Analysis,
  allEntries,
  analyse,
  DEFAULT_SETTINGS,
  figureWork,
  type PlacedAnalysis,
  type Settings,
  sequenceAt,
} from '../service/index.ts';
import { spokenLanguage } from '../words/index.ts';

/**
 * The place of the row of rules, which the script of a page fills: empty without it. `null` where
 * the entry names no rule and its rule forbids nothing, and where its text alone says something
 * else than the page.
 */
export function rulesElement(placed: PlacedAnalysis, sequence: Sequence, settings: Settings): Element | null {
  const { analysis } = placed;
  const { rules, frames, problems } = sequence;
  const isOfRules =
    analysis.syntax.rules.length > 0 ||
    frames.some(({ verdicts }) => verdicts.some(({ inForce, verdict }) => inForce && verdict !== 'allowed'));
  const own = isOfRules && problems.length === 0 ? ALONE[placed.language](placed) : null;
  if (!rules || !own || !saysTheSame(own, sequence, settings, analysis)) return null;
  const named = new Set(rules.all.flatMap(({ id, named }) => (named ? [id] : [])));
  const data: FigureRules = {
    ...own,
    others: settings.rules.join(', '),
    spoken: spokenLanguage(),
    look: settings.look,
    coordinates: settings.coordinates,
    rules,
    verdicts: frames.map(({ verdicts }) =>
      verdicts
        .filter(({ rule }) => named.has(rule))
        .map(({ rule, verdict, outcome }) => ({ rule, verdict, outcome })),
    ),
  };
  return element('div', { class: 'koban-rules', 'data-koban-rules': JSON.stringify(data) }, []);
}

type OwnText = Pick<FigureRules, 'text' | 'language' | 'entry'>;

/** The text of an entry behind those that it continues, each in a fence; of a record its game. */
const ALONE: Readonly<Record<PlacedAnalysis['language'], (placed: PlacedAnalysis) => OwnText>> = {
  sgf: ({ entry }) => ({ text: entry.syntax.text, language: 'sgf', entry: 1 }),
  goban({ analysis }) {
    const texts: string[] = [];
    for (let at: Analysis | null = analysis; at; at = at.parent) texts.unshift(at.syntax.text);
    const ticks = texts.flatMap((text) => text.match(/`+/g) ?? []);
    const marks = '`'.repeat(ticks.reduce((most, { length }) => Math.max(most, length), 2) + 1);
    const text = texts.map((one) => `${marks}goban\n${one.replace(/\n*$/, '\n')}${marks}\n`).join('');
    return { text, language: 'markdown', entry: texts.length };
  },
};

/** Whether boards of pages, which know no settings but rules, show the same of the text. */
function saysTheSame(own: OwnText, sequence: Sequence, settings: Settings, { parent }: Analysis): boolean {
  const known: Settings = { ...DEFAULT_SETTINGS, rules: settings.rules };
  const isPlain = Object.entries(settings).every(
    ([name, value]) => LOOKS.has(name) || value === known[name as keyof Settings],
  );
  // An entry that continues nothing says the same anywhere.
  if (isPlain && parent === null) return true;
  const document = analyse(openDocument('', 0, own.language, own.text), known);
  const placed = allEntries(document)[own.entry - 1];
  if (!placed) return false;
  for (const one of figureWork(placed.analysis)) finish(one.work());
  const again = sequenceAt(document, { entry: placed.id })?.sequence;
  return shown(again) === shown(sequence);
}

/** What no verdict turns on. */
const LOOKS = new Set(['look', 'coordinates', 'theme', 'brief']);

const shown = (sequence: Sequence | undefined) =>
  JSON.stringify(
    sequence?.frames.map(({ rows, marks, verdicts }) => [
      rows,
      marks,
      verdicts.filter(({ inForce }) => inForce),
    ]),
  );
