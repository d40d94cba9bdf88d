/** What authors write about a problem beside its moves: who plays, and what they are to reach. */
import { BLACK, type Color, WHITE } from '../../go/types.ts';

/** What a sentence such as *Black to play and kill* says. */
interface ProblemTask {
  readonly first: Color | null;
  /** As `first`, where the words can mean nothing else, and no others name the other player. */
  readonly turn: Color | null;
  /** What the first player is to reach. */
  readonly aim: 'kill' | 'live' | null;
  /** Whether the words say that no move is needed. */
  readonly isElsewhere: boolean;
}

const PLAYER =
  /\b(black|white)\b(?:\s+(?:is|has))?\s+(?:to\b|kills?\b|lives?\b|captures?\b|plays?\b|first\b)/i;
const EAST_ASIAN_PLAYER = /(黒|黑|白|흑|백)\s*(?:先|番|선|차례)/;
/** Without *Black lives*, which may be what becomes of the group. */
const TURNS =
  /\b(black|white)\b\s+(?:is\s+)?(?:to\s+(?:play|move|kill|live|capture|make)\b|plays?\s+first\b|first\b)|(黒|黑|白|흑|백)\s*(?:先|番|선|차례)/gi;
const KILLS =
  /\bto\s+(?:play\s+and\s+)?(?:kill|capture)\b|\bplays?\s+and\s+(?:kills?|captures?)\b|\b(?:black|white)\s+(?:kills?|captures?)\b|先(?:白死|黑死|黒死)|[白黒黑]死|杀|殺し|[흑백]\s*사/i;
const LIVES =
  /\bto\s+(?:play\s+and\s+)?live\b|\bplays?\s+and\s+lives?\b|\b(?:black|white)\s+lives?\b|先活|[做作]活|生き|[흑백]\s*활/i;
const NO_MOVE =
  /\btenuki\b|\b(?:no move is|no moves? (?:are )?)(?:needed|necessary)\b|\bplay elsewhere\b|脱先|手抜き|손빼|손을 빼/i;
/** A sentence with it asks whether no move is needed, or says that one is. */
const NOT_SURE =
  /[?？]|\b(?:if|not|n['’]t|cannot|never|after|whether|when|would)\b|ない|ません|不|吗|嗎|까|안 |못|없/i;

/** What a title or a comment says of a problem. */
export function problemTask(text: string): ProblemTask {
  const colorIn = (one: string | undefined): Color | null =>
    one === undefined ? null : /^(?:black|[黒黑흑])$/i.test(one) ? BLACK : WHITE;
  const first = colorIn((PLAYER.exec(text) ?? EAST_ASIAN_PLAYER.exec(text))?.[1]);
  const turns = new Set([...text.matchAll(TURNS)].map((one) => colorIn(one[1] ?? one[2])));
  const kills = KILLS.test(text);
  const sentences = text.match(/[^.!?。！？\n]+[.!?。！？]*/gu) ?? [];
  return {
    first,
    turn: turns.size === 1 ? ([...turns][0] ?? null) : null,
    aim: kills === LIVES.test(text) ? null : kills ? 'kill' : 'live',
    isElsewhere: sentences.some((one) => NO_MOVE.test(one) && !NOT_SURE.test(one)),
  };
}
