import type {
  EndWord,
  outcome as english,
  FateWord,
  GradeWord,
  SummaryWord,
  ThreatsOfBoth,
} from '../en/outcome.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { ruleWord } from '../rule-word.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, either, join, list, number, OTHER } from './grammar.ts';
import { ruleName } from './rules.ts';

export const OUTCOME = table<EndWord>({
  'black-captured': '黑棋被提',
  'white-captured': '白棋被提',
  'both-stay': '双方都留在盘上',
  draw: '和棋',
  'no-result': '无胜负',
  unending: '永无终局',
  connected: '两子相连',
});

const SUMMARY = table<SummaryWord>({
  'black-captured': '黑棋被提',
  'white-captured': '白棋被提',
  'both-live': '双方皆活',
  'black-lives': '黑棋活',
  'white-lives': '白棋活',
  draw: '和棋',
  'no-result': '无胜负',
  unending: '永无终局',
  connected: '连上',
  unconnected: '没有连上',
  undecided: '未决',
});

const sides = (stones: readonly string[], color: string) => stones.map((one) => `${one}（${color}）`);
export const outcomes = (set: readonly EndWord[]) => set.map((one) => OUTCOME[one]).join('或');

/** One or several sets of outcomes. */
const each = (sets: readonly (readonly EndWord[])[]) =>
  sets.map((set) => `“${outcomes(set)}”`).join('、') + (sets.length > 1 ? '中的每一种' : '');

/** What stands behind the chains of a goal. */
const GOAL = { any: '', all: ' 全部', connect: ' 的连接' } as const;
const GOALS: Readonly<Record<string, string | undefined>> = {
  'capture-any': '提掉其一',
  'capture-all': '全部提掉',
  'keep-one': '保住其一',
  'keep-all': '全部保住',
  connect: '连接',
};
/** `c3 和 d4 全部提掉`. */
const goalOf = (goal: string, targets: readonly string[]) =>
  join(list(targets), ' ', GOALS[goal] ?? goal.replace('-', ' '));
const passesSaid = (passes: number) => `${passes === 3 ? '三' : '两'}次虚着`;

/** `没有劫材` of `0,0`, `黑有 1 个劫材` of `1,0`, `白有无限个劫材` of `0,*`. */
function supplies(written: string, one: string, measure: string): string {
  const [, black, white] = /^(\d+|\*),(\d+|\*)$/.exec(written) ?? [];
  if (black === undefined || white === undefined) return join(one, written);
  const said = (count: string, color: ColorWord) =>
    count === '0'
      ? []
      : [
          `${COLOR[color]}有${count === '*' ? `无限${measure}` : ` ${number(Number(count))} ${measure}`}${one}`,
        ];
  const both = [...said(black, 'black'), ...said(white, 'white')];
  return both.length === 0 ? `双方没有${one}` : both.join('，');
}

function restsOn(threats: ThreatsOfBoth, spare: ThreatsOfBoth): string {
  const written = ({ black, white }: ThreatsOfBoth) => `${black},${white}`;
  return `${supplies(written(threats), '劫材', '个')}，${supplies(written(spare), '闲着', '步')}`;
}

/** A grade as people read it. */
export function gradeSaid(grade: GradeWord, threats: number, asked: number): string {
  if (grade === 'works') return `成立（对方有 ${number(asked)} 个劫材也成立）`;
  if (grade === 'holds')
    return threats === 0
      ? '劫：对方没有劫材时成立'
      : `劫：对方有 ${number(threats)} 个劫材时成立，更多则不成立`;
  if (grade === 'needs') return `劫：需要 ${number(threats)} 个劫材`;
  return grade === 'fails' ? '不成立' : '未决';
}

const FATE = { draw: '和棋', 'no-result': '无胜负', unending: '永无终局', open: '未决' } as const;

/** What each owner gets: `黑棋活；白棋只能和棋`. */
function fates(
  all: readonly { readonly color: ColorWord; readonly fate: FateWord }[],
  isAll: boolean,
  asks: 'agreement' | 'no-deviation' | null,
): string {
  const captured = all.find(({ fate }) => fate === 'captured');
  if (captured) return `${COLOR[captured.color]}棋${isAll ? '全部' : ''}被提`;
  const behind = asks === null ? '' : asks === 'agreement' ? '（如双方同意）' : '（如双方都不变着）';
  const [first] = all;
  const lives = (color: ColorWord) => `${COLOR[color]}${isAll ? '保住其一' : '棋活'}`;
  if (!first) return FATE.open;
  if (all.every(({ fate }) => fate === first.fate)) {
    if (first.fate === 'lives') return all.length > 1 ? '双方皆活' : lives(first.color);
    return `${first.fate === 'captured' ? '' : FATE[first.fate]}${behind}`;
  }
  const said = [...all].sort((a, b) => Number(b.fate === 'lives') - Number(a.fate === 'lives'));
  return `${said
    .map(({ color, fate }) => {
      if (fate === 'lives') return lives(color);
      return fate === 'open' || fate === 'captured'
        ? `${COLOR[color]}棋未决`
        : `${COLOR[color]}棋只能${FATE[fate]}`;
    })
    .join('；')}${behind}`;
}

function spareOf({ black, white }: { black: number; white: number }): string {
  if (black > 0 && white > 0) return '双方各有一步闲着';
  return `${black > 0 ? '黑' : '白'}有一步闲着`;
}
const nested = (of: readonly string[]) => `（${of.join('；')}）`;

export const outcome = {
  'outcome.no-target': () => '请指明要问是否被提的棋子',
  'outcome.target-empty': (a) => `${a.point} 没有棋子`,
  'outcome.target-outside': (a) => `${a.point} 的棋子不会被提：它在无人下子的 ${a.liberty} 有气`,
  'outcome.target-open': (a) => `${a.point} 的棋子挨着图的开放边，Koban 无法判定它是否被提`,
  'outcome.target-unknown': (a) => `${a.point} 的棋子挨着图中未画出的点，Koban 无法判定它是否被提`,
  'outcome.outside-occupied': (a) => `${a.point} 有棋子；只能排除空点`,
  'outcome.wins': () => '规则有落子即胜的条款，而 Koban 按这样的规则不证明棋串的结果',
  'outcome.two-colors': () => '目标中有双方的棋串。请只写一方的，或写“goal: capture any of”',
  'outcome.most-targets': (a) => `这种目标最多写 ${number(a.most)} 个棋串`,
  'outcome.connect-two': () => '请指明要连接的两个棋子',
  'outcome.connected': () => '这两个棋子本来就相连',
  'outcome.budget': (a) => `${number(a.states)} 个状态的搜索预算已用完`,
  'outcome.too-large': (a) =>
    `区域太大，${number(a.states)} 个状态的搜索预算不够：可变的点有 ${number(a.points)} 个`,
  'outcome.rests': (a) =>
    `${a.region}；${a.threats && a.spare ? restsOn(a.threats, a.spare) : '劫材和闲着见各答案'}${a.passes === 3 ? '；三次虚着终局' : ''}`,
  'smaller.change': (a) =>
    [
      a.targets === null ? null : `只问 ${list(a.targets)}`,
      a.outside === null ? null : `可下 ${number(a.outside)} 个点`,
      a.after === null ? null : `第 ${a.after} 手后`,
      a.first === null ? null : `${COLOR[a.first]}先`,
      a.rule === null ? null : ruleName(a.rule),
    ]
      .filter((part) => part !== null)
      .join('，') || '同一问题',
  'smaller.decided': (a) =>
    `较小的问题可以决定（${a.change}）：${a.said}${a.lines === null ? '' : `；写法是${list(a.lines.map((line) => `“${line}”`))}`}`,
  'smaller.ask': (a) => `较小的问题可以决定（${a.change}）：${a.said}。要问它：`,
  'outcome.verdicts-open': () => '结果取决于规则未作判定的着手',

  'proof.malformed': () => '这不是此版本的 Koban 能读的结果证明',
  'proof.no-target': () => '目标点上没有棋子',
  'proof.no-node': (a) => `节点 ${a.node} 不存在`,
  'proof.two-boards': (a) => `到达节点 ${a.node} 时有两个不同的局面`,
  'proof.impossible': (a) => `节点 ${a.node} 的着手无法走出`,
  'proof.no-move': (a) => `节点 ${a.node} 须有证明方的唯一一着`,
  'proof.forbidden': (a) => `节点 ${a.node} 的着手并非在每个着手序列中都为规则所允许`,
  'proof.no-answer': (a) => `节点 ${a.node} 的一个合法着手没有应手`,
  'proof.ends-otherwise': (a) => `节点 ${a.node} 的一着使对局结束，结果为“${OUTCOME[a.outcome]}”`,
  'proof.unending': () => '证明中有永不结束的着手序列',
  'proof.too-large': () => '证明的着手序列超过 Koban 检查的数目',

  'outcome.no-point': (a) => `${a.point} 不是棋盘上的点`,
  'outcome.no-threats': (a) =>
    `请把黑、白的劫材数写成不超过 ${a.most} 的数或“*”，如“1,0”（“${a.given}”不可用）`,

  'output.outcome.states': (a) => `${number(a.states)} 个状态…`,
  'output.outcome.position': (a) => {
    if (a.moves === 0) return '所画的局面';
    return a.after === 0 ? '第 1 手之前的局面' : `第 ${a.after} 手后的局面`;
  },
  'output.outcome.forbidden': (a) =>
    `${join('按', list(a.rules), '，')}第 ${a.move} 手被禁止；${
      a.before === null ? '要问它之前的局面，请后退一步' : `要问它之前的局面，请用 --after ${a.before}`
    }`,
  'output.outcome.not-robust': (a) =>
    `${a.isAll ? '没有查过' : '没有全部查过'}有闲着时这些答案是否不变：时间已用完`,
  'output.outcome.targets': (a) =>
    `${[...sides(a.black, '黑'), ...sides(a.white, '白')].join('或 ')}被提即结束`,
  'output.outcome.region': (a) =>
    `可变的点 ${number(a.points)} 个${
      a.outside.length === 0
        ? ''
        : `；无人下子的点 ${a.outside.join(' ')}${a.areEyes ? '（无须补棋即活的棋的眼）' : ''}`
    }`,
  'output.outcome.leak': (a) =>
    `边界有缺口：${COLOR[a.owner]}可${
      a.isOpenSide ? `经 ${a.at} 通到图的开放边` : `经 ${a.through} 通到被排除的点 ${a.at}`
    }，因此答案所依据的边界可能不是原意；${
      a.closedBy.length === 0
        ? '加一个子也补不上'
        : `在 ${either(a.closedBy)} 加一个${OTHER[a.owner]}子即可补上`
    }`,
  'output.outcome.friends': (a) =>
    `${COLOR[a.owner]}${a.isOne ? '的一个棋串' : '棋'}连上提不掉的 ${either(a.friends)} 即得救`,
  'output.outcome.narrow-wall': (a) =>
    `${COLOR[a.owner]}在 ${a.chain} 的棋串只因无人下在 ${a.at} 才提不掉；如果 ${a.at} 可以下，答案可能不同`,
  'output.outcome.enclosed': (a) =>
    `外围棋子围住 ${number(a.points.length)} 个空点：${list(a.points)}。要使双方都不下在别处，请写“outside: ${a.outside.join(' ')}”`,
  'output.grades.about': (a) =>
    [
      `${COLOR[a.first]}先`,
      `目标：${goalOf(a.goal, a.targets)}`,
      ruleWord(a.rule),
      `${passesSaid(a.passes)}终局`,
      `劫材问到 ${number(a.asked)} 个`,
      `可下的点：${list(a.points)}`,
    ].join('；'),
  'output.grades.row': (a) =>
    `${gradeSaid(a.grade, a.threats, a.asked)}：${a.moves
      .map(({ point, reply }) => (reply === null ? point : `${point}（${reply} 可以破解）`))
      .join('、')}`,
  'output.grades.right': (a) =>
    a.points.length === 0
      ? a.isPartial
        ? '尚未找到正解'
        : '没有正解'
      : `${a.isPartial ? '正解至少有' : '正解'}：${list(a.points)}`,
  'output.grades.endless': (a) =>
    `只能靠不会结束的下法保住：${list([...a.points, ...(a.isElsewhere ? ['脱先'] : [])])}`,
  'output.grades.no-need': () => '不必下：脱先结果也不差',
  'output.outcome.ends': (a) => `连续${passesSaid(a.passes)}终局；劫材和闲着先写黑的，后写白的`,
  'output.outcome.column': (a) =>
    `${COLOR[a.first]}先，劫材 ${a.threats}${a.spare === null ? '' : `，闲着 ${a.spare}`}`,
  'output.outcome.fates': (a) => fates(a.fates, a.isAll, a.asks),
  'output.outcome.not-asked': () => '没有查：时间已用完',
  'output.outcome.row': (a) => `${a.rule}，${a.column}：${a.said}`,
  'output.outcome.robust': (a) => `${a.isRest ? '其余的答案' : '每个答案'}在一方或双方各有一步闲着时都不变`,
  'output.outcome.of': (a) => `${a.rules.join(' ')}，${a.column}`,
  'output.outcome.unsettled': (a) => `有闲着时尚无定论${a.of.length > 0 ? `：${a.of.join('；')}` : ''}`,
  'output.outcome.turns': (a) => `如果${spareOf(a)}，结果就变为：${a.then}${nested(a.of)}`,
  'output.outcome.turns-made': (a) =>
    `如果所画的局面由${COLOR[a.by]}的着手形成，结果就变为：${a.then}${nested(a.of)}`,
  'output.outcome.shifts': (a) => `如果${spareOf(a)}，能强制的终局方式不同，但结果相同${nested(a.of)}`,
  'output.outcome.turns-passes': (a) =>
    `如果连续${passesSaid(a.passes)}终局，结果就变为：${a.then}${nested(a.of)}`,
  'output.outcome.may-have': (a) =>
    `${COLOR[a.color]}在这个棋盘上可能有闲着：其外围的棋在 ${list(a.points)} 有不止两个眼`,
  'output.outcome.may-have-dame': (a) => `双方在这个棋盘上都可能有闲着，在 ${list(a.points)}`,
  'output.proof.holds': (a) =>
    [
      `证明成立：${ruleWord(a.rule)}，${COLOR[a.first]}先，劫材 ${a.threats}，闲着 ${a.spare}，${passesSaid(a.passes)}`,
      a.targets.length > 0 ? `，问的是 ${a.targets.join(' ')}${GOAL[a.goal]}` : '',
      a.outside.length > 0 ? `，无人下在 ${a.outside.join(' ')}` : '',
      ...a.black.map((set) => `；黑必能得到：${outcomes(set)}`),
      ...a.white.map((set) => `；白必能得到：${outcomes(set)}`),
    ].join(''),
  'output.proof.grades': (a) =>
    `证明成立：${COLOR[a.first]}先，${goalOf(a.goal, a.targets)}，${passesSaid(a.passes)}，劫材问到 ${number(a.asked)} 个：${a.moves
      .map(
        ({ point, grade, threats }) =>
          `${point} ${GRADE[grade]}${threats === undefined ? '' : ` ${threats}`}`,
      )
      .join('，')}`,
  'proof.state': (a) => `其中没有 ${a.state}`,
  'actual.outcome': (a) =>
    [
      [
        `${COLOR[a.first]}先`,
        supplies(a.threats, '劫材', '个'),
        ...(a.spare === null ? [] : [supplies(a.spare, '闲着', '步')]),
        ruleName(a.rule),
        ...(a.passes === 3 ? ['三次虚着终局'] : []),
      ].join('，'),
      a.black.length > 0 ? `黑必能得到${each(a.black)}` : null,
      a.white.length > 0 ? `白必能得到${each(a.white)}` : null,
      a.undecided,
      a.region,
      a.assumes,
    ]
      .filter((part) => part !== null)
      .join('；'),
  'output.outcome.assumes': () => '挨着开放边或图中未画出的点的棋子视为活棋',
  'output.outcome.summary': (a) => SUMMARY[a.summary],
  'output.proof.fails': (a) => `证明不成立：${a.reason}`,

  'claim.no-goal': () => '请写明被提即终局的棋串：“goal: capture d4 or a7”',
  'claim.not-goal': (a) => `${a.point} 不在“goal:”所列的棋串中`,
  'claim.own-chain': (a) => `${a.point} 的棋串属于要提子的一方，请写另一方`,
  'claim.two-beginners': () => '“first”已说明谁先下，请去掉“when … begins”',
  'claim.no-threats': () => '不需要劫材就不是劫，请写 1 以上的数',
  'claim.most-threats': (a) => `Koban 搜索时每方最多 ${a.most} 个劫材，或无限个（*）`,
  'work.outcome': () => '正在证明结果',

  'help.outcome': () => '说明在哪种规则下谁能强制什么结果，并附证明',
  'help.outcome.target': () =>
    '提掉即终局的每个棋串中的一子：可以是一方的，也可以是双方的（默认：“goal:”行所列的棋串）',
  'help.outcome.spare': (a) =>
    `黑、白的闲着数，写法相同：下在别处、对方不应的着手，不超过 ${a.most}（默认：“spare:”行，没有则为 0,0）`,
  'help.outcome.passes': () => '连续几次虚着终局（默认：“passes:”行，没有则为 2）',
  'help.outcome.goal': () =>
    '要对 --target 的棋串怎样：提掉其一或全部、保住其一或全部、连接两子（默认：“capture-any”）',
  'help.outcome.time': () => '达到这么多秒后停止，输出已证明的结果（默认：不限）',
  'help.outcome.each': (a) =>
    `评判每个第一手，任何一方的劫材都问到 ${number(a.asked)} 个；除非用 --rules 另行指定，否则按单劫规则`,
  'help.outcome.notes': () =>
    '局面之前的着手算作历史，超级劫会计入。劫材是下在别处、对方必应的一手。闲着是下在别处、对方不应的一手，因此改由另一方下。连续两次虚着终局（用 --passes 3 时为三次），此时不判死活。有结果未决时退出码为 1。',
  'help.outcome.rules': () => '要问的规则（默认：全部）',
  'help.outcome.first': () => '谁先下（默认：双方）',
  'help.outcome.threats': (a) =>
    `黑、白的劫材数，不超过 ${a.most}，或用 * 表示无限；可多次给出（默认：“threats:”行，没有则为 0,0）`,
  'help.outcome.outside': () => '无人下子的空点（默认：“outside:”行，没有则为无须补棋即活的棋的眼）',
  'help.outcome.after': () => '问第 N 手之后的局面（默认：最后一手之后）',
  'help.outcome.proof': () => '把证明写入此文件；由“koban verify”检查',
  'help.outcome.budget': (a) => `一次搜索最多查看多少个状态，达到后即以未决停止（默认：${a.states}）`,
  'help.verify': () => '不经搜索检查结果的证明',
  'help.verify.notes': () => 'FILE 是“koban outcome --proof”所写的文件。有证明不成立时退出码为 1。',
} satisfies Translated<typeof english>;

/** A grade in a row of many. */
const GRADE = table<GradeWord>({
  works: '成立',
  holds: '劫，可抵劫材',
  needs: '劫，需要劫材',
  fails: '不成立',
  undecided: '未决',
});
