import type { ColorWord, Said } from '../types.ts';
import { sentences } from './game.ts';
import { COLOR, count, list, number } from './grammar.ts';
import { type GradeWord, gradeSaid } from './outcome.ts';

type RemarkWord = 'only' | 'right' | 'ko' | 'lost' | 'unneeded' | 'open';

const OTHER = { black: 'White', white: 'Black' } as const;

/** `C7 works`; `D6 fails: E5 refutes it`. */
function gradedMove(point: string, grade: GradeWord, threats: number, reply: string | null): string {
  const answer = reply === null ? '' : `: ${reply} refutes it`;
  switch (grade) {
    case 'works':
      return `${point} works`;
    case 'fails':
      return `${point} fails${answer}`;
    case 'holds':
      return threats === 0
        ? `${point} is a ko: it holds while the other player has no threat`
        : `${point} is a ko: it holds against ${count(threats, 'threat')}`;
    case 'needs':
      return `${point} is a ko: it needs ${count(threats, 'threat')}`;
    default:
      return `${point} is undecided`;
  }
}

/** First moves on the board, and games about them. */
export const moves = {
  'graded.list': () => 'First moves',
  'graded.title': (a: { first: ColorWord; rule: Said; passes: 2 | 3; threats: number }) =>
    `First moves of ${COLOR[a.first]}, under ${a.rule}, with up to ${count(a.threats, 'threat')}; ${a.passes === 3 ? 'three passes end play, as in problems' : 'two passes end play'}`,
  'graded.one': (a: { point: string; grade: GradeWord; threats: number; reply: string | null }) =>
    gradedMove(a.point, a.grade, a.threats, a.reply),
  'graded.said': (a: { title: string; all: readonly string[] }) => `${a.title}: ${a.all.join('; ')}`,
  'graded.region': () => 'Shaded: play is on these points alone',
  'graded.zone': (a: { owner: ColorWord; point: string }) =>
    `Shaded: ${COLOR[a.owner]} plays ${a.point} and then on these points alone, whatever ${OTHER[a.owner]} puts elsewhere`,
  'graded.zone-against': (a: { owner: ColorWord; point: string }) =>
    `Shaded: ${COLOR[a.owner]} refutes ${a.point} by plays on these points alone, whatever ${OTHER[a.owner]} puts elsewhere`,
  'graded.banned': (a: { color: ColorWord; point: string; rule: Said }) =>
    `${COLOR[a.color]} may not retake the ko at ${a.point} now, under ${a.rule}`,
  'graded.claim': (a: {
    point: string;
    grade: GradeWord;
    threats: number;
    asked: number;
    first: ColorWord;
    rule: Said;
    passes: 2 | 3;
  }) =>
    `${COLOR[a.first]} ${a.point}: ${gradeSaid(a.grade, a.threats, a.asked).toLowerCase()}. Under ${a.rule}, ${a.passes === 3 ? 'three' : 'two'} passes end play`,
  'graded.you': (a: { you: ColorWord }) =>
    `You play ${COLOR[a.you]}, who wins. Koban answers with what is hardest to meet`,
  'graded.hint': (a: { remark: Said | null; zone: Said | null; hint: Said }) =>
    sentences([a.remark, a.zone, a.hint]),
  'graded.at-once': () => 'The first move decides it',
  'graded.over': () => 'Try again, or play the other side',
  'graded.ended': (a: { ended: 'captured' | 'kept' | 'settled'; isOne: boolean }) =>
    a.ended === 'captured'
      ? 'captured'
      : a.ended === 'kept'
        ? 'it lives'
        : 'nothing is left to try: no move needs an answer any more',
  'graded.remark': (a: { kind: RemarkWord; grade: GradeWord; threats: number; right: readonly string[] }) => {
    const right =
      a.right.length === 0 ? '' : `: right ${a.right.length === 1 ? 'was' : 'were'} ${list(a.right)}`;
    switch (a.kind) {
      case 'only':
        return 'that was the only move';
      case 'right':
        return a.right.length > 1 ? `that works; ${number(a.right.length)} moves do` : 'that works';
      case 'ko':
        return `now it is a ko${a.grade === 'needs' ? ` that needs ${count(a.threats, 'threat')}` : ''}${right}`;
      case 'lost':
        return `that gives it away${right}`;
      case 'unneeded':
        return 'no move was needed there';
      default:
        return 'Koban does not know whether that works';
    }
  },
  'graded.group': () => 'Game for the winning side',
  'graded.elsewhere': () => 'Play Elsewhere',
  'graded.side': (a: { side: 'proof' | 'right' }) =>
    a.side === 'proof' ? 'Play the Winning Side' : 'Play Against the Proof',
};
