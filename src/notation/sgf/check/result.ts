/** `RE`: who won, and by how much. */

const RESULT =
  /^(?:0|draw|jigo|void|\?|[BW]\+(?:\d{0,3}(?:\.\d{0,3})?|r(?:esign)?|t(?:ime)?|f(?:orfeit)?))$/i;

/** Whether FF[4] writes results so; case, and the Japanese word for a draw, are let pass. */
export function isResult(text: string): boolean {
  return RESULT.test(text);
}

const BLACK = '(?:b(?:lack)?\\b|[黒黑])';
const WHITE = '(?:w(?:hite)?\\b|白)';
const NO_WINNER: readonly (readonly [RegExp, string])[] = [
  [/^(?:tie|tied|even|equal|和棋|持碁|無勝負)\b|^(?:和棋|持碁)/i, '0'],
  [/^(?:no result|annulled|both (?:lose|lost)|suspended|无胜负|無勝負)/i, 'Void'],
  [/^(?:unknown|unfinished|not finished|none|not known)$/i, '?'],
];

/**
 * What people and programs write instead, as FF[4] has it: `Black wins by 12 points`, `White
 * resigns`, `W + 3 1/2`, `黑中盘胜`, `白3目半勝`. `null` where it is not plain who won, and by what.
 */
export function writtenResult(text: string): string | null {
  if (text.length > 60) return null;
  for (const [pattern, result] of NO_WINNER) if (pattern.test(text)) return result;
  const isBlack = new RegExp(`^${BLACK}`, 'i').test(text);
  if (!isBlack && !new RegExp(`^${WHITE}`, 'i').test(text)) return null;
  const rest = text.replace(new RegExp(`^(?:${BLACK}|${WHITE})`, 'i'), '').trim();
  if (new RegExp(`\\b${isBlack ? WHITE : BLACK}`, 'i').test(rest)) return null;
  // The named player may be the loser: `White resigns`, `Black lost on time`, `黑负`.
  const lost = /^(?:has )?(?:resign(?:s|ed)$|lo(?:ses|st|se)\b|forfeit(?:s|ed)$|ran out)|[负負]/i.test(rest);
  const won = /^\+|\bw[io]n(?:s|ner)?\b|^by\b|[胜勝]/i.test(rest);
  // Both, or neither: unknown.
  if (lost === won) return null;
  const winner = isBlack === won ? 'B' : 'W';
  const how = rest.replace(/^(?:\+|w[io]ns?\b)\s*(?:by\b)?/i, '').trim();
  if (/resign|中[盘盤押]|投了|^r\b/i.test(how)) return `${winner}+R`;
  if (/\btime\b|时间|時間|超时/i.test(how)) return `${winner}+T`;
  if (/forfeit|default/i.test(how)) return `${winner}+F`;
  if (/^(?:a )?half (?:a )?point|^半目/i.test(how)) return `${winner}+0.5`;
  const points = /(\d{1,3})(?:[.,](\d{1,2}))?\s?(½|\.?\s?1\/2|目?半)?/.exec(how);
  if (!points) return /^(?:[胜勝]ち?)?$/.test(how) && won ? `${winner}+` : null;
  // `2 3/4`, and `2子半`, which is counted in stones.
  if (/\d|子/.test(how.slice(points.index + points[0].length))) return null;
  const fraction = points[2] ? `.${points[2]}` : points[3] ? '.5' : '';
  return `${winner}+${points[1]}${fraction}`;
}

/** Whether a result is all that a text says. */
export function isOnlyResult(text: string): boolean {
  const rest = text.replace(OF_RESULTS, '').replace(/\d{1,3}(?:[.,]\d{1,2})?/, '');
  return !/[\p{L}\p{N}]/u.test(rest);
}

const OF_RESULTS =
  /\b(?:black|white|[bwrtf]|w[io]n(?:s|ner)?|by|on|has|lo(?:ses|st|se)|resign(?:s|ed|ation)?|time|forfeit(?:s|ed|ure)?|default|an?|half|points?|tied?|even|equal|no result|annulled|suspended|un(?:known|finished)|not (?:finished|known)|none|1\/2)\b|½|[黒黑白]|中[盘盤押][しり]?|投了|时间|時間|超时|[负負胜勝]ち?|[目子半]|和棋|持碁/gi;
