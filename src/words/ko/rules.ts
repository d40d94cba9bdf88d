import type { Explained } from '../define.ts';
import type { Length, PatternWord } from '../en/rule-parts.ts';
import type { rules as english } from '../en/rules.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import {
  isWritten,
  type PlainRuleWord,
  partsOf,
  type RuleWord,
  ruleWord,
  writtenParts,
} from '../rule-word.ts';
import type { ColorWord, Moment } from '../types.ts';
import { COLOR, josa, list, moment, moves, number, positionAt, time } from './grammar.ts';

/** A rule by itself, and what it says. */
const RULE = table<PlainRuleWord, readonly [title: string, summary: string]>({
  none: ['패 규칙 없음', '모든 반복을 허용'],
  basic: ['기본 패 규칙', '방금 한 점을 따낸 돌 한 점은 곧바로 되따낼 수 없음'],
  psk: ['위치 슈퍼코', '이전에 나온 전체 국면을 다시 만드는 착수는 금지'],
  ssk: ['상황 슈퍼코', '이전에 나온 전체 국면을 둘 차례까지 같게 다시 만드는 착수는 금지'],
  nssk: ['자연 상황 슈퍼코', '자기가 착수하여 만든 전체 국면을 다시 만드는 것은 금지'],
  spight: [
    'Spight의 핫스톤 패 규칙',
    '이어진 패 착수 중에 둔 돌인 핫스톤은 패 착수로 따낼 수 없고, 홀수 순환은 두 번 둘 수 없음',
  ],
  coupling: [
    '패 결합 규칙',
    '각 패 국면에서 한쪽이 한 번 교란자가 될 수 있고, 그 국면이 반복되면 멈춰야 함(Robert Jasiek, 1997)',
  ],
  korean: ['한국 규칙', '기본 패 규칙. 동형반복이 일어나면 어느 한쪽이 다르게 두지 않는 한 무승부'],
  japanese: ['일본 규칙', '기본 패 규칙. 동형반복이 일어나고 양쪽이 동의하면 승패 없이 대국 종료'],
  ing: [
    '응씨 규칙(쟁패와 교란패)',
    'Bill Spight의 조문에 설명된 범위에서, 쟁패는 팻감을 쓴 뒤에 되따낼 수 있고, 교란패는 한 번만 둘 수 있음. 자살수 허용',
  ],
});

/** The title of a rule, or what it says, and what a variant has chosen: `위치 슈퍼코(passes lift)`. */
function told(rule: RuleWord, part: 0 | 1): string {
  const [plain, chosen] = partsOf(rule);
  return (
    (isWritten(plain) ? (writtenParts(plain)?.title ?? '') : RULE[plain][part]) + (chosen && `(“${chosen}”)`)
  );
}

export const ruleName = (rule: RuleWord) => told(rule, 0);

/** `기본 패 규칙에서`, before what becomes of a move. */
export const under = (rule: RuleWord) => (rule === 'none' ? '패 규칙 없이' : `${told(rule, 0)}에서`);

/** `기본 패 규칙으로`, before what is done. */
export const by = (rule: RuleWord) => (rule === 'none' ? '패 규칙 없이' : josa(told(rule, 0), '으로'));

/** `6수`, `패스 1번을 포함한 4수`. */
export function cycleLength({ length, passes }: { length: number; passes: number }): string {
  return `${passes > 0 ? `패스 ${number(passes)}번을 포함한 ` : ''}${number(length)}수`;
}

type Repeated = Parameters<(typeof english)['superko.positional']>[0];

const cycleOf = (a: Repeated, pattern: PatternWord = 'other') =>
  `${cycleLength(a)} 순환${pattern === 'other' ? '' : `, ${PATTERN[pattern]}`}`;
const VAIN = '돌 한 점의 자살수는 아무것도 바꾸지 않음';
export const recreates = (a: Repeated, pattern?: PatternWord) =>
  a.isVain ? `바둑판이 그대로입니다(${VAIN})` : `${positionAt(a.of)}을 반복합니다(${cycleOf(a, pattern)})`;
/** The same, where the sentence goes on. */
const recreatesAnd = (a: Repeated) =>
  a.isVain ? `바둑판이 그대로이며(${VAIN}),` : `${positionAt(a.of)}을 반복하며(${cycleOf(a)}),`;

const hotStones = (stones: readonly { point: string; since: Moment }[]) =>
  list(stones.map(({ point, since }) => `${point}(${moment(since)})`));
const LIMIT = '탐색이 한도에 이르렀습니다';
const limit = (budget: number) => `탐색이 한도인 노드 ${number(budget)}개에 이르렀습니다`;
const SAME = '패 국면들도 그 밖의 돌도 같은 상태에서';

export const no = (what: '패' | '순환', most: Length) =>
  most === 'any'
    ? `이 수로 시작하는 ${what === '패' ? '패는' : '순환은'} 길이와 관계없이 없습니다`
    : `이 수로 시작하는 ${number(most)}수 이하의 ${what === '패' ? '패가' : '순환이'} 없습니다`;
export const noKo = (most: Length) => no('패', most);

/** Where a row has room for a word. */
const SHORT = table<PlainRuleWord>({
  none: '없음',
  basic: '기본',
  psk: '위치',
  ssk: '상황',
  nssk: '자연 상황',
  spight: 'Spight',
  coupling: '결합',
  korean: '한국',
  japanese: '일본',
  ing: '응씨',
});

/** The rules, and why they say what they say of a move. A reason stands behind a colon. */
export const rules = {
  'rule.title': (a) => told(a.rule, 0),
  'rule.title-named': (a) => `${a.name}(${a.title})`,
  /** In the row of rules; a variant is what the author writes. */
  'rule.short': (a) => (a.rule in SHORT ? SHORT[a.rule as PlainRuleWord] : ruleWord(a.rule)),
  'rule.name': (a) => told(a.rule, 0),
  'rule.titled': (a) => `${told(a.rule, 0)}: ${told(a.rule, 1)}`,
  'rule.summary': (a) => told(a.rule, 1),

  'play.occupied': (a) =>
    `${a.point}에는 ${a.since.move === 0 ? '시작 국면' : moment(a.since)}의 ${COLOR[a.color]}돌이 있습니다`,
  'play.unknown': (a) => `${a.point}에 무엇이 있는지 그림에 나타나 있지 않아 둘 수 없습니다`,
  'play.suicide': () => '자살수는 허용되지 않습니다',

  'basic.recapture': () => '방금 한 점을 따낸 돌 한 점을 곧바로 되따냅니다',
  'superko.positional': (a) => recreates(a),
  'superko.situational': (a) => `${recreatesAnd(a)} 둘 차례도 같습니다`,
  'superko.natural-situational': (a) => `${recreatesAnd(a)} 그 국면은 같은 쪽이 착수하여 만든 것입니다`,
  'korean.repetition': (a) => `${recreates(a, a.pattern)}. 어느 한쪽이 다르게 두지 않으면 무승부입니다`,
  'japanese.repetition': (a) => `${recreates(a)}. 양쪽이 동의하면 승패 없이 대국이 끝납니다`,

  'repetition.outcome': (a) =>
    `${recreates(a)}. ${{ draw: '무승부입니다', 'no-result': '승패 없이 대국이 끝납니다', loss: `${COLOR[a.player]}이 집니다` }[a.outcome]}`,

  'spight.hot-stone': (a) =>
    `패에서 둔 핫스톤 ${josa(hotStones(a.stones), '을')} 따냅니다. 그 뒤의 착수는 모두 패 착수이고 이 수도 패 착수입니다`,
  'spight.odd-cycle': (a) =>
    `${number(a.plays)}수 홀수 순환을 두 번째로 완성합니다. 첫 번째로 둔 수: ${moves(a.first)}`,
  'spight.undecided.play': (a) =>
    `${josa(list(a.stones), '을')} 따내는데, 이 수가 패 착수인지 Koban이 결정하지 못했습니다. 이 수로 시작하는 ${number(a.searchedTo)}수 이하의 패는 없었고, 그 뒤로는 ${limit(a.budget)}`,
  'spight.undecided.stone': (a) =>
    `${josa(list(a.stones), '을')} 따냅니다. ${josa(moment(a.open), '이')} 패 착수일 때만 핫스톤인데, 탐색으로 결정하지 못했습니다`,
  'spight.undecided.odd': (a) =>
    `홀수 순환을 두 번째로 완성하는지 Koban이 결정하지 못했습니다. ${limit(a.budget)}`,
  'spight.hidden-ko': (a) =>
    `“hidden-kos: count”라면 이 수는 금지됩니다. 그때는 따내는 ${josa(a.captured, '이')} 핫스톤입니다`,

  'coupling.basic-ko': () => '방금 패 돌 한 점을 따낸 패 돌 한 점을 곧바로 되따냅니다',
  'coupling.disturber': (a) =>
    `${moment(a.since)}부터 교란자인 ${josa(COLOR[a.player], '은')} 여기 둘 수 없습니다. ${josa(moment(a.again), '이')} 이 패 국면을 ${josa(time(a.first), '과')} 같은 상태로 반복했습니다`,
  'coupling.prohibition': (a) =>
    `${SAME} ${josa(COLOR[a.player], '이')} ${moment(a.earlier)}에 이어 두 번째로 패 국면의 교란자가 됩니다`,
  'coupling.prohibition.stone': (a) =>
    `${SAME} ${josa(COLOR[a.player], '이')} 이미 ${josa(moment(a.earlier), '으로')} 이 점에 패 돌이 아닌 돌을 두었습니다`,
  'coupling.undecided': () => `이 수 또는 이 수에 영향을 주는 앞선 수에서 연결된 패 돌의 ${LIMIT}`,

  'ing.fighting-ko': () =>
    '쟁패에서 다른 곳에 두거나 패스하지 않고 되따냅니다. 양쪽이 같은 돌을 번갈아 따냅니다',
  'ing.fighting-ko.twin': () =>
    '삼패에서 따낸 직후에 그 핫스톤을 따냅니다. 먼저 다른 곳에 두거나 패스하십시오',
  'ing.disturbing-ko': (a) =>
    `${number(a.plays)}수 순환을 두 번째로 완성합니다. 홀수 순환은 모두 교란패입니다`,
  'ing.undecided.play': () => `패의 핫스톤을 따내는지 Koban이 결정하지 못했습니다. ${LIMIT}`,
  'ing.undecided.class': () =>
    '마지막으로 다른 곳에 둔 뒤 패에서 둔 돌을 따냅니다. 쟁패라면 금지되고 교란패라면 한 번 허용되는데, 어느 쪽인지는 사활에 달려 있습니다',
  'ing.undecided.odd': () => `홀수 순환을 두 번째로 완성하는지 Koban이 결정하지 못했습니다. ${LIMIT}`,

  'search.shortened': (a) => `${a.reason}(탐색을 줄임: 이 문서의 탐색 한도를 다 썼음)`,

  'facts.hot': (a) => `핫스톤: ${a.points.join(' ')}`,
  'facts.doubtful': (a) => `핫스톤 여부 미결정: ${a.points.join(' ')}`,
  'facts.far': (a) =>
    a.searchedTo === null
      ? '둘 수 있는지는 Koban이 탐색한 것보다 긴 패에 따라 달라질 수 있습니다'
      : `${noKo(a.searchedTo)}${a.searchedTo === 'any' ? '' : `(Koban은 여기까지 탐색함${a.holds ? '. 더 긴 패로 판정이 달라지지 않음' : ''})`}`,
  'facts.searched': (a) =>
    a.searchedTo === 'any'
      ? 'Koban은 모든 길이의 순환을 탐색했습니다'
      : `Koban은 ${number(a.searchedTo)}수 이하의 순환을 탐색했으며, 더 긴 순환으로 판정이 달라질 수 있습니다`,
  'facts.mouths': (a) =>
    a.kos
      .map(({ letter, points }) => `패${letter === null ? '' : ` ${letter}`}: ${points.join(' ')}`)
      .join(', '),
  'facts.ko-class': (a) => KO_CLASS[a.class],
  'facts.no-positions': () => '패 국면: 탐색이 한도에 이르러 알 수 없음',
  'facts.ko-position': (a) => `패 국면 ${a.number}${inKos(a)}: ${a.points.join(' ')}, ${disturberState(a)}`,
  'facts.new-ko-position': (a) => `새 패 국면${inKos(a)}: ${a.points.join(' ')}`,
  'disturber.becomes': (a) => `${josa(COLOR[a.player], '이')} 패 국면 ${a.position}의 교란자가 됩니다`,
  'disturber.ends': (a) =>
    `패 국면 ${a.position}: ${a.player === 'unknown' ? '교란자가' : `교란자 ${josa(COLOR[a.player], '이')}`} 없어집니다${a.by === 'play' ? '' : `(${a.by === 'pass' ? '패스' : '손빼기'})`}`,
  'disturber.replaced': (a) =>
    `패 국면 ${a.position}: 교란자 ${josa(COLOR[a.player], '이')} 없어지고 상대가 이어받습니다`,
  'disturber.repeated': (a) =>
    `패 국면 ${a.position}: 같은 형태가 반복되어 교란자 ${josa(COLOR[a.player], '은')} 멈춰야 합니다`,

  'source.go': () => '바둑',
  'source.spight': () => 'Bill Spight',
  'source.jasiek': () => 'Jasiek, The Ko Coupling Rules (1997)',
  'source.korean': () => '한국 규칙, 동형반복 해설',
  'source.ing': () => '응씨 규칙(Bill Spight의 설명)',
  'clause.play': () => '착수',
  'clause.suicide': () => '자살수',
  'clause.basic': () => RULE.basic[1],
  'clause.psk': () => RULE.psk[1],
  'clause.ssk': () => RULE.ssk[1],
  'clause.nssk': () => RULE.nssk[1],
  'clause.spight.ko': () => '패 규칙: 핫스톤은 패 착수로 따낼 수 없음',
  'clause.spight.odd': () => '홀수 순환 규칙: 홀수 순환은 사이에 다른 수를 두더라도 한 번만 둘 수 있음',
  'clause.jasiek.rules': () => '규칙',
  'clause.jasiek.basic-ko': () => '기본 패',
  'clause.jasiek.disturber': () => '교란자',
  'clause.jasiek.prohibition': () => '금지',
  'clause.korean': () => 'I. 총설: 순환의 길이, 유형, 시작점',
  'clause.japanese': () => '제12조: 동형반복이 일어나고 양쪽이 동의하면 승패 없음',
  'clause.ing.fighting': () => '쟁패: 다른 곳에 두거나 패스하기 전에는 핫스톤을 따낼 수 없음',
  'clause.ing.twin': () => '쌍둥이 핫스톤: 삼패에서는 다른 패의 돌도 핫스톤임',
  'clause.ing.disturbing': () => '교란패는 한 번만 둘 수 있음',
  'clause.cited': (a) => `${a.source}: ${a.clause}`,
} satisfies Translated<typeof english>;

export const PATTERN = table<PatternWord>({
  'basic-ko': '패',
  'sending-two-returning-one': '두 점 주고 한 점 따기',
  'eternal-life': '장생',
  'triple-ko': '삼패',
  'double-ko-pair': '양패 한 쌍',
  'cyclic-ko': '순환패',
  'quadruple-ko': '사패',
  'quintuple-ko': '오패',
  'three-stone-eternal-life': '석 점 장생',
  other: '동형반복',
});

const KO_CLASS = { fighting: '쟁패', disturbing: '교란패', undecided: '패의 종류: 미결정' } as const;

/** `(패 a·b)`, the kos of a ko position by their letters. */
const inKos = ({ kos }: { readonly kos: readonly string[] }) =>
  kos.length === 0 ? '' : `(패 ${kos.join('·')})`;

function disturberState(a: {
  disturber: ColorWord | 'unknown' | null;
  since: Moment | null;
  isStopped: boolean;
}): string {
  if (a.disturber === null) return '교란자 없음';
  if (a.disturber === 'unknown' || !a.since) return '교란자를 알 수 없음';
  const stop = a.isStopped ? ', 지금은 여기에 패 돌을 둘 수 없음' : '';
  return `교란자: ${moment(a.since)}부터 ${COLOR[a.disturber]}${stop}`;
}

/** Why each is reported, and what to do. */
export const diagnostics = {
  'play.occupied': [
    '그 점에 돌이 있습니다. 항목에서는 바둑판이 그대로이고, SGF에서는 FF[4]에 따라 돌을 놓습니다.',
    '좌표를 고치십시오.',
  ],
  'play.unknown': ['그 점은 알 수 없는 점(`?`)입니다.', '그곳에 있는 것을 그리십시오.'],
  'play.suicide': [
    '둔 돌의 연결된 돌에 활로가 없고, 규칙 체계나 항목이 자살수를 허용하지 않습니다. 패 규칙과는 상관이 없습니다.',
    '수를 고치거나 `suicide: allowed`를 쓰십시오.',
  ],
  'basic.recapture': [
    '기본 패 규칙은 바로 되따내는 것을 금지합니다.',
    '먼저 다른 곳에 두거나, 이 수가 금지된다고 주장하십시오.',
  ],
  'superko.positional': [
    '이 수로 바둑판 전체가 이전 국면과 같아집니다.',
    '다른 곳에 두거나, 이 수가 금지된다고 주장하십시오. 관련 위치는 이전 국면을 가리킵니다.',
  ],
  'superko.situational': [
    '이 수로 둘 차례까지 이전 국면과 같아집니다.',
    '다른 곳에 두거나, 이 수가 금지된다고 주장하십시오.',
  ],
  'superko.natural-situational': [
    '이 수로 같은 대국자가 이전에 두어 만든 국면과 같아집니다.',
    '다른 곳에 두거나, 이 수가 금지된다고 주장하십시오.',
  ],
  'spight.hot-stone': [
    '패 착수가 핫스톤을 따냅니다.',
    '먼저 패 착수가 아닌 수를 두십시오. 증명은 두 패를 보여 줍니다.',
  ],
  'spight.odd-cycle': ['이 수로 홀수 순환이 두 번째로 완성됩니다.', '다른 곳에 두십시오.'],
  'spight.hidden-ko': [
    '이 수를 금지하는 것은 숨은 패뿐입니다. 항목이 숨은 패를 세지 않으면 Koban은 숨은 패를 무시합니다.',
    '그대로 두거나 `hidden-kos: count`를 쓰십시오.',
  ],
  'spight.undecided': [
    '판정이 확실해지기 전에 탐색이 끝났습니다.',
    '탐색 한도를 올리거나 `max-cycle`을 낮추십시오.',
  ],
  'coupling.basic-ko': [
    '패 돌 하나를 방금 따낸 패 돌 하나를 이 수가 되따냅니다.',
    '먼저 다른 곳에 두십시오.',
  ],
  'coupling.disturber': ['반복된 패 국면에서 교란자가 패 돌을 둡니다.', '먼저 다른 곳에 두십시오.'],
  'coupling.prohibition': [
    '대국자가 어떤 패 국면의 교란자로 두 번째로 되거나, 패 돌이 아닌 돌을 같은 점에 두 번째로 둡니다.',
    '먼저 패 국면 밖에서 바둑판을 바꾸십시오.',
  ],
  'coupling.undecided': [
    '패 국면을 알기 전에 탐색이 끝났습니다.',
    '탐색 한도를 올리거나 `max-cycle`을 낮추십시오.',
  ],
  'korean.repetition': [
    '이 수로 바둑판 전체의 형태가 되풀이됩니다. 어느 쪽도 수를 바꾸지 않으면 무승부입니다.',
    '`move 6 ends`를 주장하거나, 한쪽이 수를 바꾸게 하십시오.',
  ],
  'japanese.repetition': [
    '이 수로 바둑판 전체의 국면이 되풀이됩니다. 두 대국자가 동의하면 승패 없음입니다.',
    '`move 6 ends`를 주장하거나, 한쪽이 수를 바꾸게 하십시오.',
  ],
  'ing.fighting-ko': [
    '이 수가 쟁패의 핫스톤을 따냅니다. 그사이에 다른 곳에 둔 수가 없습니다.',
    '먼저 다른 곳에 두십시오.',
  ],
  'ing.disturbing-ko': ['이 수로 교란패가 두 번째로 완성됩니다.', '다른 곳에 두십시오.'],
  'ing.undecided': [
    'Koban이 아는 응씨 규칙으로는 이 경우를 정할 수 없습니다.',
    '`undecided`를 주장하거나 다른 규칙을 고르십시오.',
  ],
} satisfies Explained;
