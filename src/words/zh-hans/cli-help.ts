import type { cliHelp as english } from '../en/cli-help.ts';
import type { Translated } from '../message.ts';

/**
 * The help of the command line: what commands and options do. Names of options and of their values
 * stay as they are.
 */
export const cliHelp = {
  'help.about': () => 'Koban 按劫规则检查围棋图和棋谱的着手，并画出棋盘。',
  'help.usage': (a) => `用法：${a.line}`,
  'help.commands': () => '命令：',
  'help.options': () => '选项：',
  'help.rules': () => '规则：',
  'help.notations': () => '可写出的记法：',
  'help.files': () =>
    'FILE 是 .goban 文件、SGF 文件，或任何含有 ```goban 代码块的文本，如 Markdown。标准输入写作 -。文件夹或带引号的模式（如“docs/**/*.md”）表示其中 Git 不忽略的文件。',
  'help.more': () => '“koban COMMAND --help”列出一个命令的选项，“koban --version”输出版本。',
  'help.lang': () => '消息的语言：“en”、“ja”、“ko”、“zh-hans”或“zh-hant”（默认：环境的语言）',
  'help.help': () => '输出本帮助',

  'help.option.rules': () => '判断着手的规则（默认：各条目自己的规则）',
  'help.option.max-cycle': (a) =>
    `所搜索的最长循环的手数，从 ${a.least} 到 ${a.most}，或“far”（在预算之内尽量搜索）；优先于条目中的相应行`,
  'help.option.hidden-kos': () => '在同一点下两次的循环是否构成劫着；优先于条目中的相应行',
  'help.option.config': () =>
    '写有项目的文件、规则、严重程度和语言的文件（默认：“koban.json”，或“package.json”中的“koban”）',
  'help.option.encoding': () =>
    'SGF 文件的编码，如 utf-8、shift_jis 或 gb18030；优先于 CA，但不优先于字节顺序标记',
  'help.option.budget': () => '一次搜索最多查看多少个局面，达到后即以未决停止',
  'help.option.text': () => '输出格式（默认：text）',
  'help.option.theme': () => '颜色（默认：light）',
  'help.option.after': () => '采用第 N 手后的局面（默认：所画的局面）',

  'help.audit.files-from': () => '从 FILE 读取文件名，每行一个；- 是标准输入',
  'help.audit.shard': () => '只做 N 等份工作中的第 I 份，从 1 数起（SGF）',
  'help.audit.summary': () => '输出总计，而不是各局（SGF）',
  'help.audit.threads': () => '同时工作的线程数（SGF；默认：处理器数）',

  'help.judge': () => '以 JSON 输出每一手及各规则的裁定',
  'help.judge.format': () => '输出格式（默认：json）；ndjson 为每个条目和每一局输出一行 JSON',
  'help.judge.why-not': () =>
    '也说明合法的着手：为何不是劫着，或与哪个此前的局面最接近（超级劫）；用“full”时还有相关的点、奇循环、更长的劫和隐藏劫，耗时更长',
  'help.judge.explain': () => '输出每一手是否为劫着由搜索的哪个阶段答出',
  'help.judge.notes': () =>
    '对于 SGF，不论在文件还是代码块中，“judge”都输出所有变化图的着手。它逐段读取文件，因此棋谱集可以任意大。',

  'help.explain': () => '显示一项诊断的含义和建议，并附例子',
  'help.check': () => '输出编辑器会显示的问题',
  'help.check.rules': () =>
    '检查所用的规则：第一个成为所有条目的当前规则，其他规则所禁止的着手作为信息报告。用“all”时，各条目保留自己的当前规则',
  'help.check.level': () =>
    '要输出的问题的最低严重程度；断言过的判定属于信息（默认：“warning”；--rules 列出多个规则时为“information”；“json”、“ndjson”和“sarif”为“hint”）',
  'help.check.quiet': () => '只输出错误，不输出统计',
  'help.check.sarif': () => '同时把发现的一切作为报告写入此文件，供其他程序读取',
  'help.check.fix': () => '先在文件中作可靠的修正，再检查',
  'help.check.fixes': () =>
    '使用 --fix 时，Koban 作编辑器首选的修正，条件是不丢失任何文字，也不猜测：不改断言，也不给行添加点。编码和换行保持原样。每个文件的修正数写到标准错误，其余的问题照常输出。',
  'help.check.exit': () => '退出码：没有错误为 0，有错误为 1，有文件无法读取为 2。',

  'help.fmt': () => '整理棋盘和棋谱：点之间的空格、SGF 的行',
  'help.fmt.check': () => '不写入任何内容，有文件会改变时以 1 退出',
  'help.fmt.off': () =>
    '空格、棋盘的边和带键的行的顺序会改变（顺序见记法的页面），注释仍在其行之上；含义会改变的内容保持原样。带有注释“; koban: off”的条目保持原样。- 表示整理标准输入并输出。',
  'help.fmt.exit': () => '退出码：全部整齐为 0，--check 发现不整齐的为 1，有文件无法读取或写入为 2。',

  'help.completion': () => '输出让命令行补全命令和选项的脚本',
  'help.completion.notes': () => '脚本应放在哪里，写在它的开头。',

  'help.cycles': () => '列出从一个局面能走出的循环的长度，各附一例',
  'help.cycles.to-play': () => '只列由这一方开始的循环（默认：双方的循环）',
  'help.cycles.plain': () => '只列不在同一点下两次的循环',
  'help.cycles.basic-ko': () => '是否列出违反单劫规则的循环（默认：forbidden）',

  'help.eyes': () => '输出眼的值，以及每个对角点的理由',
  'help.eyes.point': () => '只看这个点，不论是不是眼（默认：所有的眼）',
  'help.eyes.owner': () => '只看这一方的眼',
  'help.eyes.mode': () => '用棋形还是用计算来判定对角点（默认：画出整个棋盘时用计算）',
  'help.eyes.a': () => '有利于眼的主人的劫的值；优先于条目中的相应行',
  'help.eyes.table': () => '为每个 a 算出 GNU Go 的十三种情形的表；不需要文件',

  'help.convert': () => '用其他记法写出条目和图，并报告该记法不能表示的内容',
  'help.convert.to': () => '要写出的记法；没有默认值',
  'help.convert.from': () => '要读取的记法；auto（默认）先看文件名，再看文本本身',
  'help.convert.entry': () => '只取这个条目，写其序号（从 1 起）或标题',
  'help.convert.at': () => '只取第 N 手后的局面；0 是起始局面',
  'help.convert.strict': () => '有任何丢失时以 1 退出',
  'help.convert.losses': () =>
    '该记法不能表示的内容报告在标准错误输出，每项一行，写作“FILE:LINE: CODE: 丢失的内容”。',
  'help.convert.exit': () =>
    '退出码：全部转换为 0，有条目出错（用 --strict 时，或有丢失）为 1，有文件无法读取或没有可转换的内容为 2。',
  'help.convert.json': (a) => `所找到的图：${a.shape}`,

  'help.render': () => '画出图，并为其着手制作动画',
  'help.render.format': () => '图片的种类（默认：看 --out 的扩展名，否则为 svg）',
  'help.render.out': () => '文件，或为每个条目存一个文件的文件夹；没有该文件夹时由 Koban 建立',
  'help.render.entry': () => '只取有此标题的条目，或每个文件的第 N 个条目',
  'help.render.at': () => '第 N 手后的局面；0 是起始局面（默认：最后）',
  'help.render.look': () => '棋盘的材质（默认：wood）',
  'help.render.coordinates': () => '坐标的样式（默认：western）',
  'help.render.cell': (a) => `每格的宽度，以像素计，从 ${a.least} 到 ${a.most}`,
  'help.render.numbers': () => '在棋子上标手数',
  'help.render.plain': () => '不画规则的标记：热子、禁着、同形再现',
  'help.render.caption': () => '在棋盘下方写标题',
  'help.render.wheel': () => '在棋盘旁把着手的循环画成轮图（用 --split 时另存一个文件）',
  'help.render.split': () => '像书中那样画谱图，每图这么多手（svg 和 png）',
  'help.render.background': () => '棋盘背后的颜色（默认：格式允许时为透明）',
  'help.render.delay': (a) => `动画每一手的毫秒数（默认：${a.default}）`,
  'help.render.hold': () => '动画最后局面的毫秒数（默认：每一手的三倍）',
  'help.render.notes': () =>
    '只有一张图片时写到标准输出，除非用 --out 指定文件。文件夹中的文件按标题命名。相同的输入在任何机器上都得到相同的字节。在 SGF 中，每个变化图是一个条目。其他记法的图也会画出。',
  'help.render.exit': () =>
    '退出码：全部画出为 0，有出错的条目只画出能画的部分为 1，有文件无法读写或没有这样的条目为 2。',

  'help.embed': () => '把代码块的图片放进 Markdown 页面，并保持最新',
  'help.embed.check': () => '不写入；有页面或图片过时，或有断言不成立，则以 1 退出',
  'help.embed.ignore-claims': () => '与 --check 同用：断言不成立不算错误',
  'help.embed.pictures': () => '存放图片的文件夹，相对于页面（默认：pictures）',
  'help.embed.notes': (a) =>
    `Koban 在每个 goban 和 sgf 代码块下面、${a.begin} 和 ${a.end} 两行之间放入与 Markdown 预览相同的图：图片、其下的着手、裁定、问题和不成立的断言，每次都替换其间的内容。图片是 SVG，按页面和标题命名。`,
  'help.embed.exit': () =>
    '退出码：全部最新且断言全部成立为 0，--check 发现并非如此为 1，有文件无法读写为 2。',

  'help.pandoc': () => '把 Pandoc 文档中的围栏换成图',
  'help.pandoc.notes': (a) =>
    `Pandoc 把此命令作为过滤器 ${a.program} 运行：从标准输入读 JSON 文档，写到标准输出。FORMAT 是 Pandoc 输出格式的名称。详见 ${a.page}。断言不成立则以 1 退出，Pandoc 随之停止，除非文档允许。`,

  'help.find': () => '找出两种规则裁定不同、含有某种循环，或含有某值的眼的最小局面',
  'help.find.differ': () => '这两种规则对最后一手的裁定不同',
  'help.find.cycle': () => 'N 手中的最后一手重复起始局面',
  'help.find.parity': () => '循环的手数是奇数还是偶数；虚着不计',
  'help.find.pattern': () => '循环的重复属于这种类型',
  'help.find.eye': () => '局面中有黑的一只眼取此值，如 1+a；不走任何一手',
  'help.find.ko-position': () => '局面中有 N 个点的劫局面（Jasiek 规则）；不走任何一手',
  'help.find.disturber': () => '最后一手之后，此方是搅乱者（Jasiek 规则）',
  'help.find.hot': () => '最后一手之后恰有 N 个热子（Spight 规则）',
  'help.find.outcome': () => '这两种规则下，关于一块连（或每色各一块），谁能强制什么不同；不下任何一手',
  'help.find.matching': () =>
    '补全 FILE 中唯一的条目：在每个 ? 处试放黑子、白子和空点，为每个空出的手（“moves: ?*6”）试一着，直到它的断言全部成立',
  'help.find.in': () =>
    '在文件中查找 FILE 所画的棋盘（? 为任意点），包括旋转、反射和交换黑白：文件夹、通配模式或文件，可重复（与 --matching 同用）',
  'help.find.claim': () => '给条目再加一个断言，如“move 3 forbidden”（与 --matching 同用）',
  'help.find.board': (a) => `列数和行数，最多 ${a.most} 个点（默认：3x3）`,
  'help.find.up-to': () => '搜索不大于此大小的所有棋盘，点数最少的在先（代替 --board）',
  'help.find.stones': () => '局面最多有多少棋子（默认：与棋盘的点数相同）',
  'help.find.moves': (a) => `最多多少手（默认：${a.default}）`,
  'help.find.passes': () => '双方是否可以虚着（默认：allowed）',
  'help.find.every': () =>
    '输出最小的全部例子，而不是每种一个；与 --in 同用时输出每一处，而不只是每局或每个条目的第一处',
  'help.find.format': () => '输出格式（默认：goban，即带断言的条目；与 --in 同用时为“text”）',
  'help.find.threads': () => '用多少个线程搜索（默认：处理器数）',
  'help.find.shard': () => '只搜索 N 等份中的第 I 份，从 1 数起，以 JSON 输出结果',
  'help.find.merge': () => '合并以文件给出的各份结果',
  'help.find.checkpoint': () => '把搜索保存在 FILE 中，并从那里继续',
  'help.find.notes': () =>
    '最小的例子棋子最少，其次手数最少。Koban 在这些上限之内搜索棋盘的所有局面和所有着手序列，因此输出的例子就是最小的；如果没有结果，上限之内就不存在例子。',
  'help.find.bounds': () =>
    '黑下第一手。除非变体写明允许（“psk with suicide allowed”），禁止自杀。双方不会接连虚着。经旋转、反射或交换黑白而相同的局面，Koban 只搜索其一。',

  'help.merge': () => '合并棋谱的两个版本，用作 Git 的合并驱动',
  'help.merge.stdout': () => '输出结果，而不写入 OURS',
  'help.merge.notes': () =>
    'OURS 会有两个版本的对局、变化、注释和标记。一个版本删去的内容，只有另一个版本保持 BASE 原样时才会消失。两个版本都改了同一个值时，保留 OURS 的值，节点的注释中有两个值，放在 <<<<<<< 与 >>>>>>> 之间。不能完整读取的棋谱不合并：两个版本先后写入 OURS。NAME 是消息中所用的文件名，Git 以 %P 给出它。',
  'help.merge.exit': () => '退出码：全部合并则为 0，有需要人决定之处则为 1，有文件无法读取或写入则为 2。',

  'help.view': () => '在浏览器中显示文件的棋盘，并随文件的保存而更新',
  'help.view.no-open': () => '只输出地址，不打开浏览器',
  'help.view.notes': (a) =>
    `页面为每个条目或对局显示一个棋盘。它只在本机的回环地址上提供，地址中含有一个秘密字符串，其他请求一律拒绝。按 Ctrl+C 结束。页面包含在 npm 包中，安装方法见 ${a.page}。`,

  'help.lsp': () => '为编辑器运行语言服务器',
  'help.lsp.stdio': () => '通过标准输入和标准输出通信，这是唯一的方式，也是默认方式',
  'help.lsp.notes': (a) =>
    `这个命令由编辑器启动。编辑器显示什么，取决于它自己的功能；${a.page} 有几种编辑器的设置。`,

  'help.mcp': () => '把命令行作为工具提供给语言模型',
  'help.mcp.notes': () =>
    'MCP 客户端启动这个命令，并通过标准输入和标准输出与它通信。各个工具的输出与命令行相同。它们读取收到的文本和启动命令的文件夹之下的文件，不写入任何内容。',
} satisfies Translated<typeof english>;
