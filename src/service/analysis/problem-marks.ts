/**
 * What a comment says of the variation that it ends: sites write RIGHT, *Correct*, 正解. Only a
 * clause that is a verdict and nothing else is one. A comment that has words of a verdict in any
 * other way (*almost right*, *correct is B1*, 正解に見える) is unclear, and taken for neither.
 */

/** Whether a first move is meant to be right. `shown`: it is a variation, and neither. */
export type ProblemMark = 'right' | 'wrong' | 'unclear' | 'shown';

type PlainMark = 'right' | 'wrong';

const NOUN =
  '(?: (?:first )?(?:move|answer|solution|line|sequence|variation|play|point|path|way|choice|one|try|guess|direction|order|approach|shape|result|diagram)s?)?(?: \\d{1,2})?';
const LEAD =
  "(?:(?:this|that|it)(?: is|['’]s)? |yes |also |quite |completely |absolutely |totally |simply )*(?:the |a |an |another )?";
const NOT = "(?:(?:this|that|it) (?:is|was) not |(?:this|that|it) isn['’]t |(?:that|it)['’]s not |not )";
const EAST_LEAD = '(?:これは|この手は|这是|這是|这|這|此为|此為|答案|回答|解答|이것은 |이 수는 )?';
const EAST_TAIL =
  '(?:の?(?:図|手順|手|変化図?|進行)|的?(?:答案|图|圖|手|手顺|着|变化图?|變化圖?|下法)|도|수|진행도?| ?변화도?)?[\\d０-９一二三四五六七八九十]*';
const EAST_END = '(?:です|だ|である|でした|了|입니다|이다|이에요|예요|습니다|했습니다|임)?';
const EAST_RIGHT = '(?:正解|正答|正确|正確|正しい|成功|[答做]?[对對]|정답|정해|성공)';
const EAST_WRONG =
  '(?:不正解|非正解|不正[确確]|不[对對]|失[敗败]|答?[错錯][误誤]?|誤り|誤答|間違い|실패|오답|틀림|틀렸)';
const EAST_DENIED = '(?:(?:では|じゃ)(?:ない|ありません|なし)|이 아(?:닙니다|니다|님|니에요)| 아님)';

const alone = (words: string) => new RegExp(`^${words}$`, 'iu');
const CLEAR: readonly (readonly [PlainMark, RegExp])[] = [
  ['wrong', alone(`${NOT}(?:quite |really )?(?:the |a )?(?:right|correct)${NOUN}`)],
  ['right', alone(`${LEAD}(?:right|correct|successful)${NOUN}`)],
  ['right', alone(`${LEAD}(?:success|solution|answer|well.done)(?: \\d{1,2})?`)],
  ['wrong', alone(`${LEAD}(?:wrong|incorrect|mistaken)${NOUN}`)],
  ['wrong', alone(`${LEAD}(?:fail(?:ure|ed|s)?|mistake|no.good)(?: \\d{1,2})?`)],
  ['right', alone(`${EAST_LEAD}${EAST_RIGHT}${EAST_TAIL}${EAST_END}`)],
  ['right', alone(`(?:これが|这是|這是)?(?:答案|解答)${EAST_TAIL}`)],
  ['wrong', alone(`${EAST_LEAD}${EAST_WRONG}${EAST_TAIL}${EAST_END}`)],
  ['wrong', alone(`${EAST_LEAD}${EAST_RIGHT}${EAST_DENIED}`)],
];
const SHOWN =
  /^(?:variation|variant|変化図?|变化图?|變化圖?|변화도?|参考図?|参考图|參考圖|참고도?)[ \d０-９一二三四五六七八九十]*$/iu;

/** Words of a verdict, in whatever way they are said. */
const MENTIONS =
  /\b(?:in)?correct\b|\bwrong\b|\b(?:almost|nearly|not|be|half|hardly)(?: an?)? (?:well done|success|solution|answer|fail|mistake|no good)|\bsolution\b|\bright\b(?! (?:side|hand|away|now|corner|half|edge|here|there|in|on|of|to|after|before|above|below)\b)|正解|正答|正[确確]|失[敗败]|[错錯誤误]|不[对對]|[答做][对對]|答案|間違|정답|정해|성공|실패|오답|틀[린림렸]/iu;
/** Words that take back the verdict before them. */
const TAKES_BACK =
  /^(?:but|however|though|although|yet|except|unless|if|almost|nearly|not(?: really| quite)?$|maybe|perhaps|ただ|だが|ですが|しかし|けど|が、|但|可是|不[过過]|然而|如果|若|하지만|그러나|다만|단 )/iu;
/** A clause with such a word may speak of another move, or of what is not the case. */
const ELSEWHERE =
  /\b(?:if|when|unless|would|could|might|may|should|after|not|never|no|nor|neither|hardly|without|almost|nearly|half|partly)\b|n['’]t\b|なら|れば|たら|ない|ません|ほぼ|如果|若|的[话話]|不|非|没|沒|未|다면|으면|아[닌니님닙]|거의/iu;
const POINT =
  /(?<![\p{L}\d])(?:[A-HJ-Ta-hj-t](?:1\d|[1-9])|[A-Z](?=$| (?:is|was|would|fails|kills|lives)\b))(?![\p{L}\d])/u;
/** In capitals, programs of sites look for these words anywhere in a comment. */
const SITE = /(?<![\p{L}\d]|\p{Lu}{2} )(RIGHT|WRONG|CORRECT)(?! \p{Lu}{2})(?![\p{L}\d])/u;
const IS_EAST_ASIAN = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** `null` where it says nothing of that. */
export function problemMark(comment: string): ProblemMark | null {
  const said = new Set<ProblemMark | 'other'>();
  let before: ProblemMark | 'other' | null = null;
  for (const [sentence] of comment.matchAll(/[^.!?;。！？；\r\n]+[.!?;。！？；\r\n]*/gu)) {
    const clauses = clausesOf(sentence);
    const isVerdict: boolean = before === 'right' || before === 'wrong';
    const mark: ProblemMark | 'other' | null =
      isVerdict && TAKES_BACK.test(clauses[0]?.text ?? '') ? 'unclear' : sentenceMark(clauses);
    before = /[?？]/u.test(sentence) && mark !== null ? 'unclear' : mark;
    if (before) said.add(before);
  }
  const isRight = said.has('right');
  if (said.has('unclear') || (isRight && said.has('wrong'))) return 'unclear';
  if (isRight || said.has('wrong')) return isRight ? 'right' : 'wrong';
  return said.has('other') ? 'unclear' : said.has('shown') ? 'shown' : null;
}

interface CommentClause {
  readonly text: string;
  /** Whether a colon or a dash stands before it: *Correct: B1*. */
  readonly isNaming: boolean;
}

function clausesOf(sentence: string): CommentClause[] {
  const parts = sentence
    .replace(/[.!?;。！？；\s]+$/u, '')
    .split(/([,，、:：()（）「」"“”]| [-–—]+ |[–—]+|\b(?:because|since)\b)/iu);
  const clauses: CommentClause[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const text = (parts[i] ?? '').replace(/^[\s+*[\]<>=-]+|[\s+*[\]<>~=-]+$/gu, '').replace(/\s+/gu, ' ');
    if (text !== '') clauses.push({ text, isNaming: /^[:： –—-]+$/u.test(parts[i - 1] ?? '') });
  }
  return clauses;
}

/** `other`: words of a verdict beside the name of a point, which may be that of another move. */
function sentenceMark(clauses: readonly CommentClause[]): ProblemMark | 'other' | null {
  const said = clauses.map(({ text }) => clauseMark(text));
  const at = said.findIndex((one) => one === 'right' || one === 'wrong');
  const mark = said[at];
  if (!mark) return said.find((one) => one !== null && one !== 'shown') ?? said.find((one) => one) ?? null;
  const isTold = clauses
    .slice(0, at)
    .some(
      ({ text }) => !/^(?:no|yes|いいえ|はい)$/iu.test(text) && (ELSEWHERE.test(text) || POINT.test(text)),
    );
  const next = clauses[at + 1];
  const isOfPoint = next?.isNaming === true && POINT.exec(next.text)?.index === 0;
  const isTakenBack = clauses.slice(at + 1).some(({ text }) => TAKES_BACK.test(text));
  const isMixed = said.some(
    (one) => one === 'unclear' || (one !== mark && (one === 'right' || one === 'wrong')),
  );
  return isTold || isOfPoint || isTakenBack || isMixed ? 'unclear' : mark;
}

function clauseMark(clause: string): ProblemMark | 'other' | null {
  if (SHOWN.test(clause)) return 'shown';
  for (const [mark, words] of CLEAR) if (words.test(clause)) return mark;
  const site = SITE.exec(clause)?.[1];
  if (site && !ELSEWHERE.test(clause)) return site === 'WRONG' ? 'wrong' : 'right';
  if (!MENTIONS.test(clause)) return null;
  // A space parts words of East Asian comments as a comma does: 正解 コウ.
  const [word = '', ...rest] = clause.split(' ');
  const behind = rest.join(' ');
  const isOwn = IS_EAST_ASIAN.test(word) && behind !== '' && CLEAR.some(([, words]) => words.test(word));
  if (isOwn && ![MENTIONS, TAKES_BACK, ELSEWHERE, POINT].some((one) => one.test(behind)))
    return clauseMark(word);
  return POINT.test(clause) ? 'other' : 'unclear';
}

/** Whether a comment says that there is a ko, or that there is none; `null` where it is neither. */
export function koSaid(comment: string): 'ko' | 'none' | null {
  const said = new Set<'ko' | 'none'>();
  for (const one of comment.split(/[.!?;,。！？；，、\r\n]/u))
    if (KO.test(one)) said.add(NO_KO.test(one) ? 'none' : 'ko');
  return said.has('ko') ? 'ko' : said.has('none') ? 'none' : null;
}

const KO = /\bko\b|コウ|劫|(?<![실연참])패(?![배턴])/iu;
const NO_KO =
  /\b(?:no|not|without|never|avoid(?:s|ing)?|rather than|instead of)\b.*\bko\b|n['’]t\b.*\bko\b|\bko\b.*\b(?:not|avoid(?:ed)?|impossible)\b|コウ.*(?:なし|無し|ない|ません|せず|ならず)|無コウ|(?:[无無非不未]|没有|沒有|避).*劫|패.*(?:아[닌니님닙]|없|않|안 )/iu;

/** Whether a comment calls the variation that it ends a ko, and nothing else. */
export function callsKo(comment: string): boolean {
  return comment
    .split(/[.!;,:。！；，、：()（）\r\n]| [-–—]+ |(?<=[^\0-\u024f]) /u)
    .some((one) => CALLS_KO.test(one.trim()));
}

const CALLS_KO =
  /^(?:(?:right|correct|this|that|it)(?: is|['’]s)? )?(?:(?:with|by|makes|becomes|leads to|results in|ends in|gets) )?(?:a )?ko$|^(?:正解)?コウ(?:です|になる|になります)?$|^(?:正解|正确|正確)?劫[活杀殺]?$|^패(?:입니다|가 된다|가 됩니다)?$/iu;
