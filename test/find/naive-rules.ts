/** What the rules that look back say of the last play of a line, read off their definitions. No code shared with `src`. */
import type { NaiveLine } from './naive.ts';

/** 0 allowed, 1 forbidden, 2 a draw, 3 no result, 4 a loss of the player who moved. */
export type NaiveRuling = (line: NaiveLine) => number;

const ENDS: Readonly<Record<string, number>> = { forbidden: 1, draw: 2, 'no-result': 3, loss: 4 };

/** Of a rule or a variant, as it is written: `psk with passes lift`. */
export function rulingOf(written: string): NaiveRuling {
  const [plain = '', ...options] = written.split(/ with | and /);
  const choice = new Map(options.map((option) => option.split(' ') as [string, string]));
  const rule = plainRuling(plain, choice);
  const suicides = choice.get('suicide') === 'allowed';
  return (line) => (line.suicide[line.n] && !suicides ? 1 : rule(line));
}

function plainRuling(plain: string, choice: ReadonlyMap<string, string>): NaiveRuling {
  const says = (option: string, value: string) => choice.get(option) === value;
  const ends = (usual: string) => ENDS[choice.get('repetition') ?? usual]!;
  const lift = says('passes', 'lift');
  switch (plain) {
    case 'none':
      return () => 0;
    case 'basic':
      return (line) => (isRecapture(line) ? 1 : 0);
    case 'psk':
    case 'ssk':
    case 'nssk': {
      const code = ends('forbidden');
      const forgotten = says('setup', 'forgotten');
      // A pass makes a situation: usually under situational superko only.
      const passMakes = plain === 'ssk' ? !choice.has('passes') : says('passes', 'situations');
      const counts = (line: NaiveLine, k: number) => {
        if (line.board[k] !== line.board[line.n]) return false;
        if (lift && passedSince(line, k)) return false;
        if (forgotten && !wasPlayed(line, k)) return false;
        if (plain === 'psk') return true;
        const sameTurn = (line.n - k) % 2 === 0;
        const made = k === 0 || line.move[k]! >= 0 || passMakes || (plain === 'ssk' && lift);
        return sameTurn && made && (plain === 'ssk' || k > 0);
      };
      return (line) => {
        for (let k = 0; k < line.n; k++) if (counts(line, k)) return code;
        return 0;
      };
    }
    case 'korean': {
      const code = ends('draw');
      return (line) => {
        if (isRecapture(line)) return 1;
        for (let k = 0; k < line.n; k++) if (line.board[k] === line.board[line.n]) return code;
        return 0;
      };
    }
    case 'japanese': {
      const code = ends('no-result');
      const times = Number(choice.get('times') ?? 2);
      const same = says('turn', 'same');
      return (line) => {
        if (isRecapture(line)) return 1;
        let seen = 1;
        for (let k = 0; k < line.n; k++) {
          if (line.board[k] !== line.board[line.n] || (lift && passedSince(line, k))) continue;
          if (same && (line.n - k) % 2 !== 0) continue;
          // A pass makes no new occurrence, unless it matters who is to play.
          const own = k > 0 && line.move[k] === -1 && !same && !lift;
          if (!own) seen++;
        }
        return seen >= times ? code : 0;
      };
    }
  }
  throw new RangeError(plain);
}

/** Whether the last play takes back, at once and alone, a single stone that has just taken a single stone. */
export function isRecapture({ n, move, taken, alone }: NaiveLine): boolean {
  if (n < 2 || move[n - 1]! < 0) return false;
  return taken[n] === 1 << move[n - 1]! && alone[n - 1] === 1 && isOne(taken[n - 1]!);
}

const isOne = (set: number) => set !== 0 && (set & (set - 1)) === 0;

/** Whether a pass was made after the first `k` moves. */
function passedSince({ n, move }: NaiveLine, k: number): boolean {
  for (let i = k + 1; i < n; i++) if (move[i] === -1) return true;
  return false;
}

function wasPlayed({ move }: NaiveLine, k: number): boolean {
  for (let i = 1; i <= k; i++) if (move[i]! >= 0) return true;
  return false;
}
