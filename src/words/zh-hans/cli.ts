import type { Explained } from '../define.ts';
import type { cli as english } from '../en/cli.ts';
import type { Translated } from '../message.ts';
import { didYouMean, either, join, list, number, quote } from './grammar.ts';
import { movesOf } from './linking.ts';

const some = (n: number, noun: string) => (n === 0 ? `没有${noun}` : `${number(n)} 个${noun}`);
const not = (given: string) => `，不是${quote(given, 40)}`;

const INSTEAD = { start: '。Koban 显示起始局面', drawn: '。Koban 采用所画的局面' } as const;

/**
 * The command line: what is wrong with its arguments and files, and what it reports on standard
 * error.
 */
export const cli = {
  'cli.help': () => '建议',
  'cli.see': (a) => `原因与参阅之处：“koban explain ${a.code}”`,
  'explain.no-code': () => '请写出代码，例如“superko.positional”；“koban check”在每个问题之后显示它',
  'explain.unknown': (a) => `没有诊断${quote(a.code)}${didYouMean(a.near)}`,
  'explain.begin': (a) => `以${quote(a.code)}开头的诊断：${a.codes.join('、')}`,
  'explain.what': () => '内容',
  'explain.why': () => '原因',
  'explain.help': () => '建议',
  'explain.example': () => '例子',
  'explain.see': () => '参见',
  'cli.counts': (a) => `${number(a.files)} 个文件：${some(a.errors, '错误')}，${some(a.warnings, '警告')}`,
  'cli.claims-hold': (a) => `${number(a.files)} 个文件，${number(a.claims)} 条断言成立`,
  'cli.fixed': (a) => `已修正 ${number(a.count)} 个问题`,
  'cli.fixed-none': () => '没有可确定的修正，因此没有修改；下面的修正由您选择',
  'cli.fix-file': () => '请给出文件；“koban check --fix”写入文件，不能写入标准输入',
  'cli.fix-shard': () => '--fix 与 --shard 不能同时使用，因为文件是整个修正的',
  'cli.resume-shard': () => '--resume 与 --shard 不能同时使用，因为所存的是整个文件的结果',
  'cli.resume-other': (a) => `${a.file} 不是“koban problems --resume”所写的文件，因此保持原样`,
  'fmt.would-change': () => '不整齐；可用“koban fmt”整理',

  'cli.unknown-command': (a) =>
    `没有命令${quote(a.name)}${didYouMean(a.near) || `；可用的命令有 ${list(a.known)}`}`,
  'cli.unknown-option': (a) =>
    `没有选项 ${a.option}${a.near === undefined ? `；“koban ${a.command} --help”会列出各选项` : `。是否应为 ${a.near}？`}`,
  'cli.no-value': (a) => `${a.option} 不接受值`,
  'cli.needs-value': (a) => `${a.option} 需要一个值：${a.value}`,
  'cli.not-among': (a) => `${a.option} 的值应为 ${either(a.choices)}${not(a.given)}`,
  'cli.no-number': (a) => `${a.option} 的值应为 ${a.least} 到 ${a.most} 的整数${not(a.given)}`,
  'cli.no-file': () => '没有给出文件；标准输入写作 -',
  'cli.no-pair': (a) => `--differ 的值应为两个不同的规则，如“psk,ssk”${not(a.given)}`,
  'cli.no-encoding': (a) => `未知的编码${quote(a.given)}；--encoding 的值应为名称，如“utf-8”或“shift_jis”`,
  'cli.no-shard': (a) => `--shard 的值应为部分的序号和总数，如 1/8${not(a.given)}`,
  'cli.summary-format': () => '--summary 只输出“text”或“json”',
  'cli.no-target': (a) => `缺少 --to；其值应为 ${either(a.known)}`,
  'cli.no-eye-point': (a) => `--point 的值应为点，如 c3，或棋盘上的标签${not(a.given)}`,
  'cli.no-color': (a) => `--background 的值应为颜色，如“#ffffff”${not(a.given)}`,
  'cli.split-format': (a) => `--split 只生成 SVG 或 PNG${not(a.format)}`,
  'cli.split-at': () => '--split 显示全部着手，--at 显示一个局面；请只用其中之一',
  'cli.many-pictures': (a) =>
    `这会生成 ${number(a.count)} 张图片；请用 --entry 选出一张，或用 --out 指定文件夹`,
  'cli.picture-terminal': (a) => `终端不能显示这种图片；请指定文件，如“--out board.${a.extension}”`,
  'cli.many-figures': (a) => `这会生成 ${number(a.count)} 张图；请用 --out 指定文件夹`,
  'cli.no-folder': (a) => `--pictures 的值应为页面旁的文件夹${not(a.given)}`,
  'cli.page-is-file': () => '请给出文件；Koban 不能在标准输入旁放图片',
  'cli.no-page': () => '页面须是含有代码块的文本，如 Markdown；这个文件可用“koban render”画出',
  'cli.view-file': () => '请指定一个文件，不能显示标准输入',
  'cli.view-package': (a) => `此命令包含在 npm 包${quote(a.name)}中，用${quote(a.made)}生成该包`,
  'cli.pandoc-file': () => 'Pandoc 只给一个参数，即输出格式的名称',
  'cli.no-pandoc': (a) =>
    `标准输入不是 Pandoc 的 JSON 文档；请用${quote(`pandoc --filter ${a.program}`, 60)}运行`,
  'cli.no-rule-in': (a) => `${a.key} 应为规则名称，不能是${quote(a.given, 40)}`,
  'cli.mcp-files': () => '文件由客户端指定；这里不要给出',
  'cli.lsp-files': () => '文件由编辑器指定；这里不要给出',

  'cli.no-goal': () => '没有条目指明要问哪块棋是否被提：请加 --target d4，或在条目中写一行“goal: capture d4”',
  'cli.no-diagram': () => '其中没有图',
  'cli.no-entry': (a) => `${number(a.entries)} 个条目中没有${quote(a.wanted, 40)}`,
  'cli.no-move': (a) =>
    `本条目没有第 ${a.move} 手；${movesOf(a.first, a.last)}${a.instead === null ? '' : INSTEAD[a.instead]}`,
  'cli.out-of-date': (a) => join(a.path, '已过时'),

  'cli.none-there': (a) =>
    `${quote(a.given, 80)}中没有 Git 不忽略的 Koban 文件（${list(a.endings.map((one) => `“.${one}”`))}）`,
  'cli.file': (a) => `${a.file}：${a.reason}`,

  'project.no-json': (a) => `${a.file} 不是 JSON：${a.reason}`,
  'project.no-key': (a) =>
    `${a.file} 中有未知的键${quote(a.key, 40)}${a.near === undefined ? `；可用的键：${list(a.known)}` : `。是否应为 ${a.near}？`}`,
  'project.no-value': (a) =>
    `${a.file} 中${a.key === '' ? '' : `${quote(a.key, 40)}的`}值${quote(a.given, 40)}无法使用`,
  'project.outside': (a) => `${a.file} 指向文件夹之外的文件：${quote(a.given, 40)}`,
  'project.no-match': () => '没有文件符合项目的模式',

  'file.missing': () => '没有这个文件',
  'file.folder': () => '这是文件夹；请给出其中的文件',
  'file.no-right': () => '没有读写这个文件的权限',
  'file.no-space': () => '设备上没有剩余空间',
  'file.quota': () => '磁盘配额已用完',
  'file.device': () => '设备出错',
  'file.read-only': () => '文件系统是只读的',
  'file.not-text': () => '这不是文本文件',
  'file.no-decoder': (a) => `这个 Node.js 在构建时没有包含编码 ${a.encoding}`,
  'file.game-too-long': (a) =>
    `从第 ${a.line} 行开始的对局在 ${number(a.millions * 100)} 万个字符之内没有结束`,
  'file.encoding-doubt': (a) =>
    `文件没有写明编码，因此 Koban 按 windows-1252 读取，但它看来是 ${a.name}。请用 --encoding ${a.label}，或在第一个节点写 CA[${a.name}]`,
  'file.not-regular': () => '这不是文件，而是设备或管道；请用管道把文本传给 Koban，文件名写作 -',
  'file.too-large': (a) => `文件超过 ${number(a.megabytes)} MB，Koban 不读取`,
  'file.link': (a) => `${quote(a.path, 80)}是链接；Koban 不通过链接写入`,
  'file.loop': () => '从这里起，链接绕成了一圈',
  'file.no-input': () => '标准输入已关闭',
  'file.not-in': (a) => `这些字节不是编码 ${a.encoding} 的文本`,
  'file.not-utf8': (a) =>
    a.doubt === 'guessed'
      ? `文本不是 UTF-8，按 ${a.label} 读取；请存为 UTF-8，或用 --encoding ${a.label} 指明编码`
      : '文本不是 UTF-8，也没有写明编码，文字可能读错；请存为 UTF-8，或用 --encoding 指明编码',
  'file.not-written': () => '文件不是 UTF-8，也没有写明编码，Koban 不写入；请用 --encoding 指明编码',
  'file.encoding-guessed': (a) =>
    `文件没有写明编码，按 ${a.name} 读取；请在第一个节点写上 CA[${a.name}]，或使用 --encoding ${a.label}`,
  'file.other': (a) => a.reason,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'file.not-utf8': [
    '`koban check` 读到的文本不是 UTF-8。如果只有一种编码适合，就用它；否则 ASCII 以外的字符可能有误。',
    '保存为 UTF-8，或用 `--encoding` 指定编码。',
  ],
} satisfies Explained;
