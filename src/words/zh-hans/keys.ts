import type { keys as english } from '../en/keys.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';

const points = () => '点，如 c3 d4';
const pairs = () => '成对的点，如 c3-d4';

/** How the value of each key is written, and what the key is for. */
export const keys = {
  'key.rules.value': () => '一个或多个规则标识符，用逗号分隔',
  'key.rules.doc': () =>
    '判断着手的劫规则，可以是原样，也可以是变体，如“psk with passes lift”。第一个是当前规则。',
  'key.rule.value': () => '名称和规则，如“mine = psk with passes lift”',
  'key.rule.doc': () => '为规则的变体命名，可用于“rules:”、断言和接续的条目。',
  'key.to-play.value': () => '“black”或“white”',
  'key.to-play.doc': () => '着手没有写明时，由谁下第 1 手。',
  'key.size.value': () => '19、9x9 或 13x5（列 x 行）',
  'key.size.doc': () => '整个棋盘的大小。画出的边线和坐标说明画的是哪一部分；没有画行时，棋盘是空的。',
  'key.edges.value': () => '“all”，或“top bottom left right”中的任意几个',
  'key.edges.doc': () => '图中虽未画边线、但实为棋盘边的各侧。',
  'key.colors.value': () => '“X=black O=white”或“X=white O=black”',
  'key.colors.doc': () => 'X 和 O 代表哪一方的棋子。着手中的 B 和 W 始终表示颜色。',
  'key.moves.value': () => '着手，如 B c2 W f2；或 c2 f2，双方交替',
  'key.moves.doc': () =>
    '图中数字之后的着手：坐标、标签、“pass”（虚着）、“tenuki”（下在图外）或 @N（第 N 手下的点）。',
  'key.from.value': () => '条目的标题，后面可加“after N”',
  'key.from.doc': () =>
    '接续另一个条目：从第 N 手之后（没有“after N”时，从它的全部着手之后）的棋盘开始，并保留供劫规则使用的历史。',
  'key.first.value': () => '从 1 起的数',
  'key.first.doc': () => 'Koban 为第 1 手显示的手数；“expect”行和 @N 使用所显示的手数。',
  'key.replays.value': () => '“4@1, 8@2”（或“4 at 1”）',
  'key.replays.doc': () => '因为此前的着手占了同一点，图中没有其数字的着手：4@1 表示第 4 手下在第 1 手处。',
  'key.circle.value': points,
  'key.circle.doc': () => '用圆圈标记的点，不论有无棋子：图的坐标或标签。',
  'key.square.value': points,
  'key.square.doc': () => '用方块标记的点，不论有无棋子。',
  'key.triangle.value': points,
  'key.triangle.doc': () => '用三角标记的点，不论有无棋子。',
  'key.cross.value': points,
  'key.cross.doc': () => '用叉标记的点，不论有无棋子；在空点上与 * 相同。',
  'key.label.value': () => '点和文字，如 c3=12 d4=A',
  'key.label.doc': () =>
    '写在点上的文字，不论有无棋子，最多 8 个字符。与图中的字母不同，这种文字不能在着手中代表点。',
  'key.territory.value': () => 'B 或 W 和点，如 B a1 b1 W g7',
  'key.territory.doc': () => '属于一方的点，用该方颜色的小方块标记。',
  'key.arrow.value': pairs,
  'key.arrow.doc': () => '从一点指向另一点的箭头。',
  'key.line.value': pairs,
  'key.line.doc': () => '从一点到另一点的线。',
  'key.expect.value': () => '断言，如“move 4 forbidden under spight”',
  'key.expect.doc': () => '由 Koban 检查的断言。断言不成立时，编辑器会显示实际情况。',
  'key.threats.value': () => '“black N”、“white N”或两者；“*”表示无限，“none”表示没有',
  'key.threats.doc': () => '关于结果的断言中，黑白各有多少劫材。一个劫材是下在别处的一手和对它的应手。',
  'key.goal.value': () =>
    '“capture”、“capture any of”、“capture all of”、“keep one of”、“keep all of”或“connect”，后接点，如“capture d4 or a7”',
  'key.goal.doc': () =>
    '关于结果的断言所问的棋串，以及要对它们怎样：提掉其一或全部、保住其一或全部、连接两子。不写时，问的是断言所指的棋串是否被提。',
  'key.spare.value': () => '“black N”、“white N”或两者；“*”表示无限，“none”表示没有',
  'key.spare.doc': () =>
    '关于结果的断言中，黑白各有多少闲着。一步闲着是下在别处、对方不应的一手，因此改由另一方下。',
  'key.passes.value': () => '2 或 3',
  'key.passes.doc': () => '关于结果的断言中，连续几次虚着终局。不写时为两次。',
  'key.outside.value': () => '空点，例如 b2 e2，或“none”',
  'key.outside.doc': () => '关于结果的断言中，双方都不下的空点。不写时，是不用应对也活着的棋串的眼。',
  'key.show.value': () => '“eyes”、“hot”、“after N”、“numbers N-N”、“whole board”中的一项或几项，以逗号分隔',
  'key.show.doc': () =>
    '条目的图显示什么：眼的值、热子、第 N 手之后的棋盘、仅这几手的手数、所画部分在整个棋盘上的位置。',
  'key.suicide.value': () => '“allowed”或“forbidden”',
  'key.suicide.doc': () => '一方能否提掉自己的棋串。默认由规则决定。',
  'key.hidden-kos.value': () => '“ignore”或“count”',
  'key.hidden-kos.doc': () => '在同一点下两次的循环是否构成劫着。',
  'key.max-cycle.value': (a) => `手数，从 ${number(a.least)} 到 ${number(a.most)}，或“far”`,
  'key.max-cycle.doc': () =>
    'Koban 所搜索的最长循环的手数。若为“far”，需要搜索循环的规则从 12 手起成倍增加，在预算之内尽量搜索，并说明搜索到了多少手。',
  'key.eye-values.value': () => 'a=1/2, 2/3, 3/4, 4/5 或 7/8',
  'key.eye-values.doc': () => '有利于眼的主人的劫所在对角点的值；b 等于 2 - a。',
} satisfies Translated<typeof english>;
