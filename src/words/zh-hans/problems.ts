import type { Explained } from '../define.ts';
import type { GradeWord } from '../en/outcome.ts';
import type { problems as english, FateWords, Marked, RightWords } from '../en/problems.ts';
import type { Translated } from '../message.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, join, list, number, quote } from './grammar.ts';
import { gradeSaid } from './outcome.ts';
import { ruleName } from './rules.ts';

/** What is said of problems: positions with first moves that an author marks as right or wrong. */
export const problems = {
  'problem.two-colors': (a) => `题目的棋串应为同一方的棋，而 ${a.point} 是另一方的`,
  'problem.rule': (a) =>
    `Koban 只按不看此前局面的规则评判第一手，${join('而', ruleName(a.rule))}不是这样的规则`,
  'problem.connect': () => 'Koban 评判第一手时，目标可以是提掉或保住，不能是“connect”',
  'problem.uncertain': (a) => `边界在 ${a.at} 不确定，因此 Koban 不评判着手`,
  'problem.no-group': () => '不清楚题目问的是哪些棋串：请在“goal:”中指明',
  'problem.outside': (a) =>
    `所标的 ${a.point} 在外围棋子所围的区域（${list(a.points)}）之外，因此 Koban 不评判着手`,
  'problem.undecided': (a) => `Koban 已搜索本题的 ${number(a.states)} 个状态，尚无结果：搜索预算已用完`,
  'problem.impossible': (a) =>
    `第 ${number(a.number)} 手 ${a.point} 不能下：${a.isSuicide ? '这是自杀' : '那里已有棋子'}`,
  'problem.not-meant': () => '这不是题目：没有写明目标或任务，也没有标出着手',
  'problem.turn': (a) =>
    `先行的一方不一致：${a.stated === null ? '' : `“PL”是${COLOR[a.stated]}棋，`}${a.said === null ? '' : `文中是${COLOR[a.said]}棋，`}第一手是${COLOR[a.played]}棋`,
  'problem.mark': (a) =>
    a.isContradicted
      ? `${a.point} 既标为正解，又标为错着`
      : `不清楚注释说 ${a.point} 是正解还是错着：请写“RIGHT”或“WRONG”，或“TE”或“BM”`,
  'problem.not-needed': (a) => `这里不必下：即使对方先下，${a.fate ? fateSaid(a.fate) : '也能达到目标'}`,
  'problem.needed': (a) => `脱先标为正解，而这里必须下；${rightSaid(a.right)}`,
  'problem.unmarked': (a) => `没有标出正解；${rightSaid(a.right)}`,
  'problem.refuted': (a) => `${a.point} 不是正解：${failing(a)}；${rightSaid(a.right)}`,
  'problem.ko': (a) =>
    `${a.point} 成劫，而文中${a.isDenied ? '说没有劫' : '没有说明'}：${koSaid(a.grade, a.threats, a.first)}`,
  'problem.no-ko': (a) => `文中说 ${a.point} 成劫，其实不成劫也成立`,
  'problem.also-right': (a) => `${list(a.points)} 也是正解`,
  'problem.wrong-is-right': (a) => `${a.point} 标为错着，其实是正解`,
  'problem.no-refutation': (a) => `这里没有写出错着 ${a.point} 的破解；${a.reply} 可以破解它`,
  'problem.weak-refutation': (a) =>
    `${a.place} 不能破解 ${a.point}${a.reply === null ? '' : `；${a.reply} 可以`}`,
  'problem.line': (a) =>
    `答案的第 ${a.number} 手 ${a.point} ${a.isKo ? '使它成劫' : '错失了目标'}${a.reply === null ? '' : `：${a.reply} 可以破解`}${a.place === null ? '' : `；${a.place} 可以达到目标`}`,
  'problem.threat': (a) => `${a.point} 立即回提，其间的劫材和应着没有写出。写成带注释“tenuki”的虚着吗？`,
  'claim.no-first-move': (a) => `${a.point} 不能作为这一目标的第一手：无法下在那里，或在区域之外`,
  'claim.other-verb': (a) =>
    a.kills ? `${a.point} 的棋串属于轮到下的一方：请写“saves”` : `${a.point} 的棋串属于对方：请写“kills”`,
  'actual.grade': (a) =>
    `${a.point}：${gradeSaid(a.grade, a.threats, a.asked)}；${a.right.length === 0 ? '没有正解' : `正解：${list(a.right)}`}（${a.passes === 2 ? '两' : '三'}次虚着终局）`,
  'fix.problem-turn': (a) => `把“PL”改为${COLOR[a.color]}棋`,
  'fix.problem-stone': (a) => `在 ${a.point} 加一个${COLOR[a.color]}子，使边界闭合`,
  'fix.problem-right': (a) => (a.inPlace ? `把正解改为 ${a.point}` : `添加正解 ${a.point}`),
  'fix.problem-ko': (a) => `写明 ${a.point} 成劫`,
  'fix.problem-approve': (a) => `把 ${a.point} 标为正解`,
  'fix.problem-reply': (a) => `添加破解的应手 ${a.point}`,
  'work.problem': () => '正在评判第一手',
  'output.problem': (a) => {
    const also = a.points.length === 0 ? '' : `；${list(a.points)} 也是正解`;
    const { fate } = a.right;
    if (a.isElsewhere && a.status === 'proven') return `已证明可以脱先${fate ? `：${fateSaid(fate)}` : ''}`;
    if (a.isElsewhere && a.status === 'refuted') return `这里必须下；${rightSaid(a.right)}`;
    const how = a.isMarked ? '所标的' : '最先的';
    const marked = a.point === null ? `${how}一手` : `${how} ${a.point} `;
    switch (a.status) {
      case 'proven':
      case 'more':
        return `${marked}已证明是正解${also}`;
      case 'ko':
        return `${marked}是正解，但成劫（${koSaid(a.grade, a.threats, a.first)}）${also}`;
      case 'refuted':
        return `${marked}不是正解${a.reply === null ? '' : `：${a.reply} 可以破解`}；${rightSaid(a.right)}`;
      case 'not-needed':
        return `不必下：${fate ? `不下也${fateSaid(fate)}` : '脱先结果也不差'}`;
      case 'unmarked':
        return `没有标出正解；${rightSaid(a.right)}`;
      default:
        return '未决：搜索预算已用完';
    }
  },
  'output.problems.progress': (a) => `${number(a.done)} 题…`,
  'output.problems.summary': (a) =>
    `${number(a.all)} 题，${a.bad === 0 ? '都没有问题' : `其中 ${number(a.bad)} 题须看一看`}`,
  'answers.both': (a) => `${a.file} 把${quote(a.name)}的 ${a.point.toUpperCase()} 既标为正解又标为错着`,
  'answers.count': (a) =>
    `棋谱或条目有 ${number(a.places)} 个，答案有 ${number(a.given)} 个；列表中应一一对应`,
  'answers.no-file': (a) => `所给的文件中没有${quote(a.name)}，因此不用它的答案`,
  'answers.no-problem': () => '这里有答案，却不是题目：没有棋子，或接着别的条目',
  'answers.outside': (a) =>
    `答案中的 ${list(a.points.map((one) => one.toUpperCase()))} 不在棋盘上，因此不检查这道题`,
  'help.problems': () => '检查题目：所标的第一手是否正确、是否唯一、是否必要',
  'help.problems.rules': () => '要问的规则：basic（单劫规则）或 none（默认：basic）',
  'help.problems.answers': () => '从 FILE 中取正解和错着的第一手：JSON，每个文件有“right”和“wrong”两种点',
  'help.problems.resume': () => '把每个文件的结果存入 FILE；文件没有改变时，从中取用已有的结果',
  'help.problems.notes': () =>
    '题目是条目或棋谱在着手之前的棋盘。所标的第一手（“TE”、“GB”、“GW”，或“RIGHT”、“Correct”之类的注释）是正解，没有标出时则是主线的第一手；“BM”、“DO”和“WRONG”之类的注释标出错着。标为正解的虚着表示不必下，或下也无用。“goal:”行指明棋串；不写时，是外围棋子所围的棋串。有警告的题目须看一看，这时退出码为 1（“koban check --problems”也一样）。',
  'help.check.problems': () => '像“koban problems”那样，也检查题目的第一手',
} satisfies Translated<typeof english>;

const fateSaid = ({ color, isDead }: FateWords) => `${COLOR[color]}棋${isDead ? '是死棋' : '是活棋'}`;

function rightSaid({ fate, first, grade, points, threats }: RightWords): string {
  if (points.length === 0) return `没有正解${fate ? `：${fateSaid(fate)}` : ''}`;
  const isKo = grade === 'holds' || grade === 'needs';
  return `正解：${list(points)}${isKo ? `（成劫，${koSaid(grade, threats, first)}）` : ''}`;
}

/** Why a move is not right. */
function failing({ first, grade, reply, threats }: Marked): string {
  if (grade === 'fails' || grade === null || grade === 'undecided')
    return reply === null ? '它不成立' : `${reply} 可以破解它`;
  return `它只是劫，${koSaid(grade, threats, first)}${reply === null ? '' : `（由 ${reply} 开始）`}`;
}

/** Names the player who needs ko threats, and how many they need. */
function koSaid(grade: GradeWord | null, threats: number, first: ColorWord): string {
  const other = first === 'black' ? 'white' : 'black';
  const color = grade === 'needs' ? first : other;
  const needed = grade === 'needs' ? threats : threats + 1;
  return `${COLOR[color]}棋需要 ${number(needed)} 个劫材`;
}

/** Why each is reported, and what to do. */
export const diagnostics = {
  'problem.refuted': [
    '标为正解的第一手不是正解；没有标出时，是列在最前的第一手。',
    '标出正解；不必下或下也无用时，标出虚着。修正会写上着手。参见[题目](../how-to/problems.md)。',
  ],
  'problem.also-right': ['另有第一手与所标的一样好，而文中没有写出。', '写出它，或修改局面，使正解唯一。'],
  'problem.wrong-is-right': [
    '有第一手标为错着（`BM`、`DO`，或 WRONG 之类的注释），其实是正解。',
    '把它标为正解；修正会写 `TE`。',
  ],
  'problem.weak-refutation': [
    '错着之后所写的应手都不能破解它。',
    '写出能破解的应手；修正会把它添加为变化图。',
  ],
  'problem.line': ['答案中后面的一手错失了目标，或使它成劫。', '改正这一手。'],
  'problem.threat': [
    '题目中的一手立即回提，好像其间有劫材和应着。',
    '用修正：把两者写成带注释“tenuki”的虚着。',
  ],
  'problem.not-needed': ['即使对方先下，也能达到目标，因此不成为题目。', '修改局面，或写明可以脱先。'],
  'problem.ko': ['正解成劫，而文中没有说明，或说没有劫。', '写明成劫；修正会把它写进注释。'],
  'problem.no-ko': ['注释说正解成劫，其实不成劫也成立。', '修改注释。'],
  'problem.mark': [
    '标记与注释对第一手既说是正解，又说是错着；或注释中的词语（*almost right*、*correct is B1*）意思不清楚。',
    '把 RIGHT 或 WRONG、*正解*或*错误*单独写成一句，或用 `TE`、`BM` 标出。',
  ],
  'problem.turn': [
    '`PL`、标题或注释中的词语、第一手，三者所说的先行一方不一致。',
    '改正其中错误的一项；修正会改 `PL`。',
  ],
  'problem.impossible': ['变化中的一手不能下：那里已有棋子，或这是自杀。', '改正这一手。'],
  'problem.no-refutation': ['文中没有写出对错着的应手。', '写出破解它的应手；修正会添加。'],
  'problem.unmarked': ['文中没有写出正确的第一手。', '写上它；修正会添加。'],
  'problem.unclear': [
    '不清楚题目问的是哪些棋串，或边界在哪里：外围有缺口，或所标的一手在外围之外。Koban 不评判着手。',
    '补上外围的缺口，用 `goal:` 指明棋串，或用 `outside:` 排除一些点。修正会加一个子，使外围闭合。',
  ],
  'problem.undecided': ['搜索预算已用完。', '提高 `koban.outcomeBudget`，或用 `outside:` 缩小区域。'],
} satisfies Explained;
