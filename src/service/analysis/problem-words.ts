/** What authors write about a problem beside its moves: who plays, and what they are to reach. */
import { BLACK, type Color, WHITE } from '../../go/types.ts';

/** Whether a first move is meant to be right. */
export type ProblemMark = 'right' | 'wrong';

/** What a sentence such as *Black to play and kill* says. */
interface ProblemTask {
  readonly first: Color | null;
  /** What the first player is to reach. */
  readonly aim: 'kill' | 'live' | null;
}

const PLAYER =
  /\b(black|white)\b(?:\s+(?:is|has))?\s+(?:to\b|kills?\b|lives?\b|captures?\b|plays?\b|first\b)/i;
const EAST_ASIAN_PLAYER = /(黒|黑|白|흑|백)\s*(?:先|番|선|차례)/;
const KILLS =
  /\bto\s+(?:play\s+and\s+)?(?:kill|capture)\b|\bplays?\s+and\s+(?:kills?|captures?)\b|\b(?:black|white)\s+(?:kills?|captures?)\b|先(?:白死|黑死|黒死)|[白黒黑]死|杀|殺し|[흑백]\s*사/i;
const LIVES =
  /\bto\s+(?:play\s+and\s+)?live\b|\bplays?\s+and\s+lives?\b|\b(?:black|white)\s+lives?\b|先活|[做作]活|生き|[흑백]\s*활/i;

/** What a title or a comment says of a problem. */
export function problemTask(text: string): ProblemTask {
  const english = PLAYER.exec(text)?.[1]?.toLowerCase();
  const other = EAST_ASIAN_PLAYER.exec(text)?.[1];
  const isBlack = english === 'black' || (other !== undefined && '黒黑흑'.includes(other));
  const first = english === undefined && other === undefined ? null : isBlack ? BLACK : WHITE;
  const kills = KILLS.test(text);
  return { first, aim: kills === LIVES.test(text) ? null : kills ? 'kill' : 'live' };
}

const WRONG =
  /\bWRONG\b|^\s*[-–—*!.(]*\s*(?:wrong|incorrect|fail(?:ure|ed|s)?|mistake|no good)\b|不正解|失[敗败]|[错錯誤误]|틀림|오답/im;
const RIGHT =
  /\bRIGHT\b|^\s*[+*!.(]*\s*(?:right|correct|success|solution|well done)\b|正解|正确|正確|성공|정답/im;

/** What a comment says of the variation that it ends: sites write RIGHT, *Correct*, 正解. */
export function problemMark(comment: string): ProblemMark | null {
  if (WRONG.test(comment)) return 'wrong';
  return RIGHT.test(comment) ? 'right' : null;
}

/** Whether a comment says that there is a ko. */
export const saysKo = (comment: string): boolean => /\bko\b|コウ|劫|패/i.test(comment);
