import { defineDiagnostic, defineRule } from '../../words/define.ts';
import { BENT_FOUR, KO, TRIPLE_KO } from '../../words/en/example-boards.ts';
import { COLOR, list, moment } from '../../words/en/grammar.ts';
import { HIDDEN_KOS, MAX_CYCLE, SUICIDE } from '../../words/en/shared-options.ts';
import type { ColorWord, Moment } from '../../words/types.ts';

export const coupling = defineRule('coupling', {
  order: 7,
  title: 'Ko Coupling Rules',
  name: 'the Ko Coupling Rules',
  short: 'Coupling',
  summary:
    'in each ko position a player may become the disturber once, and must stop when it has been repeated (Robert Jasiek, 1997)',
  searches: true,
  options: [
    HIDDEN_KOS,
    MAX_CYCLE,
    {
      name: 'elsewhere',
      about:
        'Whether a ko stone in one ko position ends the sequences in the others. “A ko stone move-sequence in a ko position” leaves it open.',
      values: { ends: 'it ends them', continues: 'it leaves them as they are' },
    },
    {
      name: 'repeated',
      about:
        'Which configurations can be repeated. “Has been repeated” leaves open whether the one just before the disturber’s first stone counts.',
      values: {
        'since-before': 'the configuration just before the disturber’s first stone counts',
        'since-disturber': 'only configurations that the sequence has made count',
      },
    },
    {
      name: 'replacing',
      about:
        'Whether a player who continues in place of a stopped disturber uses up the one time that the prohibition allows.',
      values: { counts: 'it is used up', free: 'it is not used up' },
    },
    {
      name: 'empty-mouths',
      about:
        'Whether the empty point of a neighboring mouth is an “empty board point” in the definition of a ko coupling.',
      values: { count: 'it is one', ignore: 'it is none' },
    },
    SUICIDE,
  ],
  otherNames: ['jasiek'],
  source: 'Robert Jasiek, “The Ko Coupling Rules”, 1997.',
  readings: [
    'The text considers all sequences. Koban considers cycles of up to `max-cycle` plays that play on no point twice, odd ones too; `hidden-kos: count` considers all.',
    'A fight in a ko position ends with any move that is not a ko stone in that ko position. A ko stone in another ko position ends it too.',
    'Any configuration that the ko position has had since the moment before the disturber appeared can be repeated.',
    'The ko position of a mouth that is not coupled is the mouth itself.',
  ],
  gallery: 'jasiek.md',
});

const when = (at: Moment) => (at.move === 0 ? 'at the start' : `after ${moment(at)}`);

const inKos = ({ kos }: { readonly kos: readonly string[] }) =>
  kos.length === 0 ? '' : ` (${kos.length > 1 ? 'kos' : 'ko'} ${list(kos)})`;

function disturberState(a: {
  disturber: ColorWord | 'unknown' | null;
  since: Moment | null;
  isStopped: boolean;
}): string {
  if (a.disturber === null) return 'no disturber';
  if (a.disturber === 'unknown' || !a.since) return 'disturber unknown';
  const stop = a.isStopped ? ', who may not play a ko stone here now' : '';
  return `disturber: ${COLOR[a.disturber]} since ${moment(a.since)}${stop}`;
}

export const sentences = {
  'coupling.basic-ko': () =>
    'it recaptures at once a single ko stone that has just captured a single ko stone',
  'coupling.disturber': (a: { player: ColorWord; since: Moment; again: Moment; first: Moment }) =>
    `${COLOR[a.player]}, the disturber since ${moment(a.since)}, may not play here: ${moment(a.again)} repeated this ko position as it was ${when(a.first)}`,
  'coupling.prohibition': (a: { player: ColorWord; earlier: Moment }) =>
    `${COLOR[a.player]} already became its disturber with ${moment(a.earlier)}, and nothing outside the ko positions has changed since`,
  'coupling.prohibition.stone': (a: { player: ColorWord; earlier: Moment }) =>
    `${COLOR[a.player]} already played a stone that is not a ko stone on this point, with ${moment(a.earlier)}, from a position with the same ko positions and the same stones outside them`,
  'coupling.undecided': () =>
    'the search for ko strings reached its limit, here or at an earlier move that matters here',

  'facts.no-positions': () => 'ko positions: unknown, because the search reached its limit',
  'facts.ko-position': (a: {
    number: number;
    points: readonly string[];
    kos: readonly string[];
    disturber: ColorWord | 'unknown' | null;
    since: Moment | null;
    isStopped: boolean;
  }) => `ko position ${a.number}${inKos(a)}: ${a.points.join(' ')}; ${disturberState(a)}`,
  'facts.new-ko-position': (a: { points: readonly string[]; kos: readonly string[] }) =>
    `new ko position${inKos(a)}: ${a.points.join(' ')}`,
  'disturber.becomes': (a: { player: ColorWord; position: number }) =>
    `${COLOR[a.player]} becomes the disturber of ko position ${a.position}`,
  'disturber.ends': (a: {
    player: ColorWord | 'unknown';
    position: number;
    by: 'pass' | 'tenuki' | 'play';
  }) =>
    `ko position ${a.position}: ${a.player === 'unknown' ? 'the player' : COLOR[a.player]} is no longer the disturber${a.by === 'play' ? '' : ` (${a.by})`}`,
  'disturber.replaced': (a: { player: ColorWord; position: number }) =>
    `ko position ${a.position}: ${COLOR[a.player]} is no longer the disturber; the other player is`,
  'disturber.repeated': (a: { player: ColorWord; position: number }) =>
    `ko position ${a.position}: the configuration is repeated, and disturber ${COLOR[a.player]} has to stop`,

  'source.jasiek': () => 'Jasiek, The Ko Coupling Rules (1997)',
  'clause.jasiek.rules': () => 'Rules',
  'clause.jasiek.basic-ko': () => 'basic ko',
  'clause.jasiek.disturber': () => 'disturber',
  'clause.jasiek.prohibition': () => 'prohibition',
} as const;

export const diagnostics = {
  'coupling.basic-ko': defineDiagnostic(
    'error',
    'The play recaptures a single ko stone that has just captured a single ko stone.',
    'Play elsewhere first.',
    `rules: coupling\n${KO}moves: B c3 W b3`,
  ),
  'coupling.disturber': defineDiagnostic(
    'error',
    'The disturber plays a ko stone in a ko position that has been repeated.',
    'Play elsewhere first.',
    `rules: coupling\n${TRIPLE_KO}moves: B d6 W b5 B f6 W d5 B b6 W f5 B d6`,
  ),
  'coupling.prohibition': defineDiagnostic(
    'error',
    'A player would become the disturber of a ko position for the second time, or would play a stone that is not a ko stone on a point for the second time.',
    'Change the board outside the ko positions first.',
    `rules: coupling\n${KO}moves: B c3 W pass B pass W b3 B pass W pass B c3`,
  ),
  'coupling.undecided': defineDiagnostic(
    'information',
    'The search ended before the ko positions were known.',
    'Raise the search budget, or lower `max-cycle`.',
    { text: `rules: coupling\n${BENT_FOUR}`, options: ['--budget', '1'] },
  ),
};
