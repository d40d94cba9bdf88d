import type { Explained } from '../define.ts';
import type { game as english, JudgedMove } from '../en/game.ts';
import type { PatternWord } from '../en/rule-parts.ts';
import type { Translated } from '../message.ts';
import type { Said } from '../types.ts';
import { COLOR, chainAt, josa, list, moment, number, positionAt, saying, stones, time } from './grammar.ts';
import { movesOf } from './linking.ts';
import { cycleLength, PATTERN, ruleName, under } from './rules.ts';

const ended = (outcome: JudgedMove['outcome']) =>
  ({ draw: '무승부', loss: '패배', win: '승리', 'no-result': '승패 없음' })[outcome ?? 'no-result'];
const because = (reason: Said | null) => (reason ? `: ${reason}` : '');

/** `제2수 백 b3은 기본 패 규칙에서 금지됩니다: 방금 …`. */
function judged(subject: string, { ruling, rule, outcome, reason }: JudgedMove): string {
  const [particle, what] = {
    allowed: ['은', `${under(rule)} 허용됩니다`],
    forbidden: ['은', `${under(rule)} 금지됩니다`],
    undecided: ['은', `${under(rule)} 미결정입니다`],
    impossible: ['은', '성립하지 않습니다'],
    suicide: ['은', '자살수이며 허용되지 않습니다'],
    ends: ['으로', `${under(rule)} 대국이 끝납니다(${ended(outcome)})`],
  }[ruling] as ['은' | '으로', string];
  return `${josa(subject, particle)} ${what}${ruling === 'suicide' ? '' : because(reason)}`;
}

/** The same behind a description, which says itself that a play is suicide. */
const described = (subject: string, a: JudgedMove) =>
  a.ruling === 'suicide' ? `${josa(subject, '은')} 허용되지 않습니다` : judged(subject, a);

/** The ruling by itself: `금지`, `대국 종료(무승부)`. */
const ruling = (a: Pick<JudgedMove, 'ruling' | 'outcome'>) =>
  ({
    allowed: '허용',
    forbidden: '금지',
    undecided: '미결정',
    impossible: '둘 수 없음',
    suicide: '자살수',
    ends: `대국 종료(${ended(a.outcome)})`,
  })[a.ruling];

const sentences = (parts: readonly (string | null)[]) => parts.filter((part) => part).join('. ');

const cycle = (a: { length: number; passes: number; pattern: PatternWord }) =>
  `${a.pattern === 'other' ? '' : `${PATTERN[a.pattern]}, `}${cycleLength(a)}`;

/** What happens in a game, and what rules say of it. */
export const game = {
  'point.empty': () => '빈 점',
  'point.black': () => '흑돌',
  'point.white': () => '백돌',
  'point.unknown': () => '알 수 없는 점',

  'moment.move': (a) => moment(a.at),
  'moment.in-full': (a) => (a.at.setup ? moment(a.at) : `${moment(a.at)} ${a.description}`),

  'verdict.move': (a) => sentences([described(`제${a.move}수 ${a.description}`, a), ...a.notes]),
  'verdict.brief': (a) => sentences([described(a.description, a), ...a.notes]),
  'verdict.play': (a) => `${judged(a.description, a)}.`,
  'verdict.short': (a) =>
    [`${ruling(a)}${because(a.reason)}${a.clause ? ` (${a.clause})` : ''}`, ...a.notes].join('. '),
  'verdict.pending': () => '탐색 중',
  'note.pattern': (a) => `${PATTERN[a.pattern]}입니다`,
  'note.expected': () => '주장한 대로입니다',

  'assumption.liberties': (a) => {
    const where = [
      ...(a.open.length > 0 ? [`${chains(a.open)} 열린 변 너머에`] : []),
      ...(a.unknown.length > 0 ? [`${chains(a.unknown)} “?” 점에`] : []),
    ];
    return `${where.join(', ')} 활로가 있다고 가정합니다`;
  },
  'eyes.unproven': (a) => `${list(a.diagonals)}: 모든 수를 탐색하지는 않아 증명되지 않음`,

  'caption.start': (a) => `시작 국면, ${COLOR[a.toPlay]} 차례`,
  'caption.move': (a) => sentences([`제${a.move}수 ${a.description}`, a.judged, a.repetition]),
  'caption.judged': (a) =>
    a.ruling === 'suicide'
      ? '자살수는 허용되지 않습니다'
      : a.ruling === 'impossible'
        ? `${ruling(a)}${because(a.reason)}`
        : `${under(a.rule)} ${ruling(a)}${because(a.reason)}`,
  'caption.repetition': (a) => `${positionAt(a.of)}을 반복합니다(${cycle(a)})`,
  'caption.more': (a) => `${number(a.count)}개 더`,
  'caption.too-long': (a) => `바둑판에는 ${number(a.length)}수 가운데 처음 ${number(a.shown)}수만 나타납니다`,

  'proof.hot': (a) => `${josa(a.point, '을')} 둔 패`,
  'proof.capture': () => '이 따냄이 속한 패',
  'proof.odd': () => '홀수 순환',
  'proof.play': () => '이 수를 패 착수로 만드는 패',
  'proof.hidden': (a) => `${josa(a.point, '으로')} 시작하는 패`,
  'proof.needed': () => '패가 되려면 두어야 하는 점',
  'proof.still': () => '그대로 남는 연결된 돌',
  'proof.nearest': () => '가장 가까운 이전 국면',
  'proof.ko-position': () => '패 국면',
  'proof.board': () => '착수 전 바둑판',
  'proof.string': () => '연결된 패 돌을 만드는 순환',
  'proof.repetition': () => '이 수가 완성하는 순환',
  'proof.hot-stone': () => '그 돌을 둔 패',
  'proof.first': (a) => `${positionAt(a.from)}, ${COLOR[a.toPlay]} 차례`,
  'proof.frame': (a) => sentences([a.description, a.isLast ? '바둑판이 전과 같습니다' : null]),
  'proof.titled': (a) => `${a.title}: ${a.words}`,
  'proof.nth': (a) => `${a.title}, ${number(a.of)}수 중 ${number(a.play)}번째: ${a.words}`,

  'board.no-liberty': (a) =>
    `${chainAt(a.count, a.point)}에 활로가 없습니다. 대국에서는 나올 수 없는 국면입니다`,
  'check.too-large': (a) =>
    `텍스트가 ${number(a.megabytes)}MB보다 크거나 대국이 ${number(a.games)}판보다 많아서 그림을 찾지 않습니다`,
  'check.more': (a) =>
    `이 텍스트의 문제 ${number(a.count)}개는 표시하지 않았습니다. 표시된 것보다 심각한 것은 없습니다. “koban check”로 모두 볼 수 있습니다`,
  'game.cycle': (a) =>
    sentences([
      `제${a.move}수는 ${positionAt(a.of)}을 반복합니다(${cycle(a)})`,
      a.rule &&
        (a.rule === 'none'
          ? '적용되는 패 규칙이 없습니다'
          : `${josa(ruleName(a.rule), '은')} 이 수를 금지하지 않습니다`),
      a.isExpected ? '주장한 대로입니다' : null,
    ]),

  'related.clause': () => '규칙의 조항',
  'related.same-position': (a) => `${a.of} 뒤에 같은 국면이 있었습니다`,
  'related.same-start': () => '시작 국면이 이와 같았습니다',
  'related.ko-position': (a) => `${a.of} 뒤에 패 국면이 이와 같았습니다`,
  'related.ko-start': () => '시작 국면에서 패 국면이 이와 같았습니다',
  'related.role': (a) => `${ROLE[a.role] ?? '참고'}: ${a.description}`,
  'related.played': (a) => `둔 수: ${a.description}`,
  'related.occupied': (a) => `제${a.move}수로 둔 돌`,
  'related.set-up': (a) => `${josa(moment(a.at), '으로')} 놓은 돌`,

  'expect.failed': (a) => `“${a.claim}”: 거짓입니다. ${a.instead}`,
  'expect.unproven': (a) => `“${a.claim}”: 참입니다. 그러나 ${a.doubt}`,
  'expect.open': (a) =>
    `“${a.claim}”: 결정할 수 없습니다. ${a.known}${a.smaller === null ? '' : `. ${a.smaller}`}`,
  'expect.spare': (a) =>
    `“${a.claim}”: 여분의 수가 없을 때만 참입니다. ${a.black > 0 && a.white > 0 ? '양쪽' : a.black > 0 ? '흑' : '백'}에게 하나${a.black > 0 && a.white > 0 ? '씩' : ''} 있으면 거짓입니다. 그런 뜻이면 “with spare none”이라고 쓰십시오`,
  'expect.passes': (a) =>
    `“${a.claim}”: 이어서 ${a.passes === 3 ? '두' : '세'} 번 패스할 때 대국이 끝나야만 참입니다. ${a.passes === 3 ? '세' : '두'} 번이면 ${a.instead === null ? '거짓입니다' : `“${a.instead}”가 참입니다`}. 그런 뜻이면 ${saying(`passes: ${a.passes === 3 ? 2 : 3}`)} 쓰십시오`,
  'expect.last-move': (a) =>
    `“${a.claim}”: 제${a.move}수 뒤의 국면에 대한 주장인데, ${josa(ruleName(a.rule), '은')} 그 수를 금지합니다. 그전의 국면이라면 ${saying(a.instead)} 쓰십시오`,
  'show.whole-unknown': () =>
    '그려진 부분이 바둑판의 어디인지 알 수 없습니다. “size:”로 크기를 쓰고, 그려진 변이 없으면 좌표도 쓰십시오',
  'show.no-goal': () => '첫 수는 목표에 대한 것입니다. “goal:” 줄에 연결된 돌을 쓰십시오',
  'show.no-hot': () => '이 항목의 규칙에는 핫스톤이 없습니다. 핫스톤은 “spight”와 “ing”에 있습니다',
  'expect.no-such-move': (a) => `이 항목에는 제${a.move}수가 없습니다. ${movesOf(a.first, a.last)}`,
  'expect.no-such-rule': (a) => `이 버전의 Koban은 ${a.rule} 규칙으로 판정할 수 없습니다`,
  'claim.not-empty': (a) => `${josa(a.point, '은')} 빈 점이 아니므로 눈이 아닙니다`,
  'eye.differs': (a) => `텍스트에 적힌 값은 ${a.printed}입니다. 그러나 ${a.instead}`,

  'actual.verdict': (a) => judged(`제${a.move}수`, a),
  'actual.hot': (a) =>
    a.points.length === 0
      ? `${time(a.after)}에는 핫스톤이 없습니다`
      : `${time(a.after)}의 핫스톤은 ${list(a.points)}입니다`,
  'actual.ko-positions': (a) =>
    a.positions.length === 0
      ? `${time(a.after)}에는 패 국면이 없습니다`
      : `${time(a.after)}의 패 국면은 ${a.positions.map((points) => points.join(' ')).join(', ')}입니다`,
  'actual.disturber': (a) =>
    a.player === null
      ? `${time(a.after)}에는 교란자가 없습니다`
      : `${time(a.after)}의 교란자는 ${COLOR[a.player]}입니다`,
  'actual.cycle': (a) => `제${a.move}수는 ${positionAt(a.of)}을 반복합니다(${cycleLength(a)} 순환)`,
  'actual.no-cycle': () => '이전 국면을 반복하는 수가 없습니다',
  'actual.captures': (a) =>
    a.stones.length === 0
      ? `제${a.move}수는 아무 돌도 따내지 않습니다`
      : `제${a.move}수는 ${stones(a.stones.length)}을 따냅니다(${a.stones.join(' ')})`,
  'actual.repetition': (a) => `제${a.move}수는 ${positionAt(a.of)}을 반복합니다`,
  'actual.no-repetition': (a) => `제${a.move}수는 이전 국면을 반복하지 않습니다`,
  'actual.eye': (a) =>
    `${a.owner ? `${COLOR[a.owner]}의 눈 ${a.point}의 ` : ''}값은 ${a.worth}입니다${a.doubt ? `(${a.doubt})` : ''}`,
  'actual.instead': (a) => `참인 주장은 “${a.claim}”입니다`,
  'actual.none': () => '이 형식으로 참인 주장이 없습니다',
  'actual.holds': () => '참입니다',
  'actual.unreadable': () => '주장을 읽을 수 없습니다',
  'actual.searching': () => '탐색 중입니다',
  'actual.reading': () => '수를 읽는 중입니다',
} satisfies Translated<typeof english>;

/** What moves are to a verdict, where the rule's own word for it does not explain itself. */
const ROLE: Readonly<Record<string, string | undefined>> = {
  captor: '따낸 수',
  hot: '핫스톤을 둔 수',
  'first-time': '처음으로 완성한 수',
  disturber: '교란자가 된 수',
  'earlier-disturber': '전에 교란자가 된 수',
  'earlier-stone': '전에 여기 둔 수',
  repetition: '형태를 반복한 수',
  undecided: '결정하지 못한 수',
};

const chains = (at: readonly string[]) => `${list(at)}의 연결된 돌은`;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'board.no-liberty': [
    '활로가 없는 연결된 돌을 그려서, 이 국면은 대국에서 생길 수 없습니다. Koban은 그 눈을 미결정으로 둡니다.',
    '그림을 고치십시오.',
  ],
  'show.no-such-move': ['`show:` 줄이 항목에 없는 수를 가리킵니다.', '번호를 고치십시오.'],
  'show.whole-unknown': [
    '`show:` 줄이 바둑판 전체를 요구하지만, 그린 부분의 위치를 알 수 없습니다.',
    '`size:`를 쓰고, 가장자리가 없으면 좌표도 쓰십시오.',
  ],
  'show.no-hot': [
    '`show:` 줄이 핫스톤을 요구하지만, 항목의 어느 규칙에도 핫스톤이 없습니다.',
    '`rules:`에 `spight`를 더하거나 그 낱말을 지우십시오.',
  ],
  'expect.failed': [
    '주장이 성립하지 않습니다. 성립하는 것은 메시지에 있습니다.',
    '주장이나 그림을 고치십시오. 수정은 성립하는 주장을 씁니다.',
  ],
  'expect.void': ['주장에 나온 수나 규칙이 없습니다.', '번호나 규칙을 고치십시오.'],
  'expect.open': [
    '판정이 미결정이거나 눈의 대각점 중에 알 수 없는 것이 있어, 주장을 판단할 수 없습니다.',
    '바둑판을 더 그리거나, `max-cycle`이나 탐색 한도를 올리거나, `undecided`를 주장하십시오.',
  ],
  'expect.unproven': [
    '주장은 성립하지만, 눈의 몇몇 대각점에서 Koban이 모든 수를 탐색하지 않았으므로 값이 증명되지 않았습니다.',
    '아무것도 하지 않아도 됩니다. 더 작은 바둑판에서 모든 수를 시험할 수 있다면 그것을 그리십시오.',
  ],
  'show.no-goal': [
    '`show:` 줄이 첫 수를 요구하지만 항목에 목표가 없습니다.',
    '`goal:` 줄을 더하거나 그 낱말을 지우십시오.',
  ],
  'expect.leak': [
    '결과에 대한 주장의 연결된 돌이 아무도 두지 않는 점에 이를 수 있어, 뜻한 것과 다른 경계에 대한 답일 수 있습니다. [결과](../explanation/outcomes.md#the-region)를 보십시오.',
    '경계를 막는 돌을 그리거나, `outside:`로 다른 점을 제외하십시오.',
  ],
  'expect.passes': [
    '결과에 대한 주장이 여기서 대국을 끝내는 패스 횟수에서는 참이고, 다른 횟수에서는 거짓입니다. [결과](../explanation/outcomes.md#the-game)를 보십시오.',
    '그런 뜻이면 항목에 `passes: 2`를 쓰고, 세 번일 때 성립하는 것을 주장하려면 `passes: 3`을 쓰십시오.',
  ],
  'expect.spare': [
    '결과에 대한 주장이 여분의 수가 없는 동안은 참이고, 하나가 있으면 거짓입니다. [결과](../explanation/outcomes.md#spare-moves)를 보십시오.',
    '그런 뜻이면 주장 뒤에 `with spare none`을, 또는 항목에 `spare: none`을 쓰십시오. 하나가 있을 때 성립하는 것을 주장하려면 `with spare white 1`이라고 쓰십시오.',
  ],
  'expect.last-move': [
    '결과에 대한 주장이 마지막 수 뒤의 국면을 말하는데, 그 규칙이 마지막 수를 금지합니다. [결과](../explanation/outcomes.md#the-position)를 보십시오.',
    '주장에 `after N`을 쓰십시오. N은 그 앞의 수이고, 마지막 수를 뜻했다면 마지막 수입니다.',
  ],
  'eye.differs': ['그림 옆에 인쇄된 눈의 값이 Koban이 계산한 값과 다릅니다.', '그림이나 값을 고치십시오.'],
  'game.cycle': [
    '이 국면은 이미 바둑판에 나왔고, 적용 규칙은 이를 금지하지 않습니다. 심각도는 설정 `koban.cycleWarnings`로 고릅니다.',
    '규칙을 고르거나 `cycle N`을 주장하십시오.',
  ],
  'check.more': [
    '편집기는 한 텍스트의 문제를 최대 1,000개 표시하고, 가벼운 것부터 뺍니다.',
    '`koban check`를 실행하면 모두 볼 수 있습니다.',
  ],
  'check.too-large': [
    '텍스트가 20 MB를 넘거나, 대국이나 변화도가 200,000개를 넘습니다. 편집기는 이를 검사하지 않습니다.',
    '나누십시오.',
  ],
} satisfies Explained;
