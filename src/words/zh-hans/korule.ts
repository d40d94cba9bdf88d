import type { Explained } from '../define.ts';
import type { korule as english, Unreadable } from '../en/korule.ts';
import type { Translated } from '../message.ts';
import { either, list, number, quote } from './grammar.ts';
import { patternName } from './rules.ts';

const hint = ({ begun, near, next }: Unreadable) => {
  if (near !== null) return `。最接近的条款是${quote(near, 200)}`;
  if (next.length === 0) return begun === '' ? '' : `。条款可以在${quote(begun, 200)}之后结束`;
  const said = either(next.map((one) => quote(one, 40)));
  return begun === '' ? `。条款以${said}开头` : `。${quote(begun, 200)}之后可以写${said}`;
};

const BECOMES = {
  forbidden: '禁止这一手',
  draw: '对局判和',
  'no-result': '对局以无胜负结束',
  loss: '落子一方判负',
  win: '落子一方判胜',
} as const;
const agreed = (both: boolean) => (both ? '，且双方同意' : '');
const DOES = {
  'retake-at-once': '只提一子，而且是立即回提刚提掉一子的单子',
  retake: '只提一子，而且是回提曾提掉一子的单子（不论相隔多久，只要其间无人下在这两点）',
  repeat: '落子前后的棋盘，分别与此前某一手的前后相同',
  'last-but-one': '这一手与该方倒数第二手相同',
} as const;
const AFTER = {
  any: '某时',
  move: '某一手之后（虚着也算）',
  play: '某次落子之后（虚着不算）',
} as const;
const CAPTURES = {
  equal: '双方提子数相同',
  unequal: '双方提子数不同',
  more: '落子一方提子比对方多',
  fewer: '落子一方提子比对方少',
} as const;
const SINCE = { pass: '上一次虚着', passes: '连续两次虚着', tenuki: '上一次脱先' } as const;
const LIFT = {
  elsewhere: '有一方下过别处',
  pass: '有一方虚着过',
  threat: '落子一方下过别处，而对方也应在别处',
} as const;

/** What is wrong with the text of a rule. */
export const korule = {
  'korule.unreadable': (a) => `Koban 读不懂这一条款，因此不按这条规则作任何判断${hint(a)}`,
  'korule.beyond': (a) =>
    `${quote(a.word)}问的是 Koban 在棋盘上看不到的事：死活、地、对局者的意图或约定。条款可以在“ends the game: …”之后以“, if both players agree”结尾；其余的请换一种说法`,
  'korule.no-name': () =>
    '这条规则没有可供文本使用的名称：请以标题开头，如“# Club rule”，或写一行“name: club”',
  'korule.taken': (a) =>
    `${quote(a.name)}是 Koban 自带规则的名称，或是与规则并用的词；请用“name: …”另取一个名称`,
  'korule.no-word': (a) =>
    `${quote(a.name)}不能作规则的名称：名称以 a 至 z 的字母开头，由字母、数字和连字符组成，最多 32 个字符`,
  'korule.second-title': () => '这条规则已有标题。以“;”开头的行是注释',
  'korule.second-name': () => '这条规则已有名称；Koban 忽略这一行',
  'korule.second-suicide': () => '此前已有一行规定自杀；Koban 忽略这一行',
  'korule.lift-alone': () => '这一行要解除上面条款的禁令，而上面没有禁令：Koban 忽略它',
  'korule.lift-idle': () => '这永远不会解除上面的禁令：全局必须相同，所以其间不可能有棋子下在别处',
  'korule.too-long': (a) => `规则过长：Koban 最多读 ${number(a.most)} 个字符、${number(a.lines)} 行`,
  'korule.twice': (a) =>
    a.file !== null
      ? `同一文件夹的${quote(a.file)}也有一条规则名为${quote(a.name)}；两者之中采用按文件名排在后面的一条`
      : `本文件中此前已有一条规则名为${quote(a.name)}；从这里起，整个文件都采用这一条`,
  'korule.never': (a) =>
    `这一条款永远用不上：它所说的着手都已由第 ${a.line} 行判定${a.by === 'recreation' ? '，因为立即回提劫子就会再现提子之前的局面' : ''}`,
  'korule.contradicts': (a) => `这一条款与第 ${a.line} 行矛盾：后者说的是同样的着手，并且先作判定`,
  'korule.endless': (a) =>
    `按这条规则，对局可能永无终局：没有什么能阻止${patternName(a.pattern) || '循环'}的 ${number(a.length)} 手无限重复`,
  'korule.offer-title': () => '规则的标题，也是它的名称',
  'korule.offer-report': () => '规则报告',
  'korule.offer-report-what': () => '说明这条规则与已知规则有何不同、对局是否必会结束、谁能强制什么结果',
  'korule.offer-name': () => '文本用来指称这条规则的词',
  'korule.hover-name': (a) => `这条规则在文本中写作 \`${a.name}\`：\`rules: ${a.name}\`。`,
  'korule.hover-known': (a) => `Koban 的规则中有这一条款的：${list(a.rules.map((rule) => `\`${rule}\``))}。`,
  'korule.means-suicide': (a) =>
    a.suicide === 'several'
      ? '可以自提多子的棋串；单子不得自提。'
      : a.suicide === 'allowed'
        ? '允许自杀：可以提掉自己的棋串。'
        : '禁止自杀：不得提掉自己的棋串。',
  'korule.means-lift': (a) => `自此前的局面或提子以来，如果${LIFT[a.lift]}，上面条款的禁令就不再有效。`,
  'korule.means-under': (a) => `凡 \`${a.rule}\` 禁止的着手，这里也一律禁止。Koban 为此搜索循环。`,
  'korule.means': (a) => `如果${DOES[a.kind]}${agreed(a.agreed)}，则${BECOMES[a.comesTo]}。`,
  'korule.means-recreate': (a) =>
    [
      `如果落子后的全局与此前${a.by === 'same' ? '同一方' : a.by === 'opponent' ? '对方' : ''}${AFTER[a.after]}的全局相同${a.what === 'situation' ? '，且轮到同一方下' : ''}${agreed(a.agreed)}，则${BECOMES[a.comesTo]}。`,
      ...(a.times > 2 ? [`该局面至少要第 ${number(a.times)} 次出现。`] : []),
      ...(a.captures ? [`循环之中须${CAPTURES[a.captures]}。`] : []),
      ...(a.length ? ['只计这种长度的循环。'] : []),
      a.since === 'start'
        ? '整局都计入。'
        : typeof a.since === 'number'
          ? `只计最近 ${number(a.since)} 手。`
          : `只计${SINCE[a.since]}以来的局面。`,
      a.start === 'counts'
        ? '起始局面也计入。'
        : a.start === 'nobody'
          ? '起始局面不是任何一方下成的，因此不计入。'
          : '起始局面要等有一方下成之后才计入。',
    ].join(''),
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'korule.unreadable': [
    '这一行不是[规则语法](rule-text.md)中的条款。',
    '用修正写上最接近的条款，或写消息列出的词之一。',
  ],
  'korule.beyond': [
    '这一行问的是死活、地或意图，而 Koban 的规则都不看这些。',
    '用棋盘和着手中看得到的内容来写条款。',
  ],
  'korule.no-name': [
    '规则需要标题或 `name:`，`rules:` 行才能指称它。',
    '在上面写 `# TITLE`，或写 `name: NAME`。',
  ],
  'korule.taken': ['这是 Koban 自带规则的名称，或是 `with` 之类的词。', '换一个标题，或写 `name: NAME`。'],
  'korule.no-word': ['`rules:` 行中不能有这样的名称。', '用 a 至 z 的字母、数字和连字符来写。'],
  'korule.second-title': [
    '文本有两个标题；一个代码块或文件只有一条规则。',
    '把另一条规则放进自己的代码块或文件，或用 `;` 把这一行改为注释。',
  ],
  'korule.second-name': ['文本有两行 `name:`；以第一行为准。', '删除其中之一。'],
  'korule.second-suicide': ['有两行规定自杀；以第一行为准。', '删除其中之一。'],
  'korule.lift-alone': ['解除禁令的一行上面没有禁令。', '把它放在所要解除禁令的条款正下方。'],
  'korule.lift-idle': [
    '两个全局相同的局面之间，不可能有棋子下在别处。',
    '删除这一行，或改为由虚着解除禁令。',
  ],
  'korule.too-long': ['文本比任何规则都长。', '缩短它，或拆成几条规则。'],
  'korule.twice': [
    '同一文件的两个代码块，或同一文件夹的两个文件，给规则取了相同的名称；采用最后一条。',
    '给其中之一换一个标题或 `name:`。',
  ],
  'korule.never': [
    '凡这一条款适用的着手，此前已有条款适用。',
    '把这一条款移到前面，缩小前一条款的范围，或删除这一条款。',
  ],
  'korule.contradicts': ['两个条款对同样的着手说法不同；以第一个为准。', '删除其中之一。'],
  'korule.endless': [
    '规则中没有什么能阻止消息所说的循环。',
    '如果对局必须结束，请加一条关于同形再现的条款。',
  ],
} satisfies Explained;
