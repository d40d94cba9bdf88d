import type { Explained } from '../define.ts';
import type { cli as english } from '../en/cli.ts';
import type { Translated } from '../message.ts';
import { didYouMean, either, list, number, quote } from './grammar.ts';
import { movesOf } from './linking.ts';

const not = (given: string) => `（${quote(given, 40)}は使えません）`;
const option = (name: string) => `「${name}」`;

const INSTEAD = { start: '。開始局面を使います', drawn: '。描かれた局面を使います' } as const;

export const cli = {
  'cli.help': () => '修正案',
  'cli.see': (a) => `理由と参照先：「koban explain ${a.code}」`,
  'explain.no-code': () =>
    'コードを指定してください（例：「superko.positional」）。「koban check」が各問題の後に表示します',
  'explain.unknown': (a) => `${quote(a.code)}という診断はありません${didYouMean(a.near)}`,
  'explain.begin': (a) => `${quote(a.code)}で始まる診断：${a.codes.join('、')}`,
  'explain.what': () => '内容',
  'explain.why': () => '理由',
  'explain.help': () => '修正案',
  'explain.example': () => '例',
  'explain.see': () => '参照',
  'cli.counts': (a) =>
    `${number(a.files)}個のファイル：エラー${number(a.errors)}件、警告${number(a.warnings)}件`,
  'cli.claims-hold': (a) => `${number(a.files)}個のファイル：${number(a.claims)}件の主張が成り立ちます`,
  'cli.fixed': (a) => `${number(a.count)}件の問題を直しました`,
  'cli.fixed-none': () => '確かな修正がないので、何も直していません。下の修正から選んでください',
  'cli.fix-file': () =>
    'ファイルを指定してください。「koban check --fix」はファイルに書き込み、標準入力には書けません',
  'cli.fix-shard': () => '「--fix」と「--shard」は一緒に使えません。ファイルは全体を直します',
  'fmt.would-change': () => '整っていません。「koban fmt」で直せます',

  'cli.unknown-command': (a) =>
    `${quote(a.name)}というコマンドはありません${didYouMean(a.near) || `。コマンドは${list(a.known.map(option))}です`}`,
  'cli.unknown-option': (a) =>
    `${option(a.option)}というオプションはありません${a.near === undefined ? `。オプションは「koban ${a.command} --help」で見られます` : didYouMean(a.near)}`,
  'cli.no-value': (a) => `${option(a.option)}に値は付けられません`,
  'cli.needs-value': (a) => `${option(a.option)}には値が必要です：「${a.value}」`,
  'cli.not-among': (a) => `${option(a.option)}の値は${either(a.choices.map(option))}です${not(a.given)}`,
  'cli.no-number': (a) => `${option(a.option)}の値は${a.least}から${a.most}までの整数です${not(a.given)}`,
  'cli.no-file': () => 'ファイルがありません。標準入力なら「-」を使ってください',
  'cli.no-pair': (a) => `「--differ」の値は「psk,ssk」のような2つの違うルールです${not(a.given)}`,
  'cli.no-encoding': (a) =>
    `${quote(a.given)}は知らない文字コードです。「--encoding」の値は「utf-8」や「shift_jis」のような名前です`,
  'cli.resume-shard': () =>
    '「--resume」と「--shard」は一緒に使えません。記録はファイル全体についてのものだからです',
  'cli.resume-other': (a) =>
    `${a.file} は「koban problems --resume」が書いたものではないので、手を付けません`,
  'cli.no-shard': (a) => `「--shard」の値は「1/8」のような、何番目の部分かと部分の数です${not(a.given)}`,
  'cli.summary-format': () => '「--summary」の出力は「text」か「json」です',
  'cli.no-target': (a) => `「--to」がありません。値は${either(a.known.map(option))}です`,
  'cli.no-eye-point': (a) => `「--point」の値は「c3」のような点か、盤面のラベルです${not(a.given)}`,
  'cli.no-color': (a) => `「--background」の値は「#ffffff」のような色です${not(a.given)}`,
  'cli.picture-terminal': (a) =>
    `端末にはこの画像を表示できません。「--out board.${a.extension}」のようにファイルを指定してください`,
  'cli.split-format': (a) => `「--split」で作れるのは「svg」か「png」です${not(a.format)}`,
  'cli.split-at': () =>
    '「--split」はすべての手を、「--at」は1つの局面を示します。どちらか一方を使ってください',
  'cli.many-pictures': (a) =>
    `画像が${number(a.count)}個できます。「--entry」で1つを選ぶか、「--out」でフォルダーを指定してください`,
  'cli.many-figures': (a) => `図が${number(a.count)}個できます。「--out」でフォルダーを指定してください`,
  'cli.no-folder': (a) => `「--pictures」の値はページの隣のフォルダーです${not(a.given)}`,
  'cli.page-is-file': () => 'ファイルを指定してください。標準入力の隣に画像は置けません',
  'cli.no-page': () =>
    'ページは Markdown のようにフェンスのある文書です。このファイルは「koban render」で描けます',
  'cli.view-file': () => 'ファイルを1つ指定してください。標準入力は表示できません',
  'cli.view-package': (a) =>
    `このコマンドは npm パッケージ${quote(a.name)}に含まれています。パッケージは${quote(a.made)}で作成できます`,
  'cli.pandoc-file': () => 'Pandoc が渡す引数は、ライターの名前1つだけです',
  'cli.no-pandoc': (a) =>
    `標準入力が Pandoc の JSON 文書ではありません。${quote(`pandoc --filter ${a.program}`, 60)}で実行してください`,
  'cli.no-rule-in': (a) => `${a.key} にはルールの名前を指定します。${quote(a.given, 40)}は指定できません`,
  'cli.mcp-files': () => 'ファイルはクライアントが指定します。ここでは指定しないでください',
  'cli.lsp-files': () => 'ファイルはエディターが指定します。ここでは指定しないでください',

  'cli.no-goal': () =>
    'どの石が取られるかを問うのか、どの項目にも書かれていません。「--target d4」を付けるか、項目に「goal: capture d4」の行を書いてください',
  'cli.no-diagram': () => 'ここに図はありません',
  'cli.no-entry': (a) => `${number(a.entries)}個の項目の中に${quote(a.wanted, 40)}はありません`,
  'cli.no-move': (a) =>
    `この項目に${a.move}手目はありません。${movesOf(a.first, a.last)}${a.instead === null ? '' : INSTEAD[a.instead]}`,
  'cli.out-of-date': (a) => `${a.path} は古くなっています`,

  'cli.none-there': (a) =>
    `${quote(a.given, 80)}には、Git が無視しない Koban のファイル（${list(a.endings.map((one) => `「.${one}」`))}）がありません`,
  'cli.file': (a) => `${a.file}: ${a.reason}`,

  'project.no-json': (a) => `${quote(a.file)}は JSON ではありません：${a.reason}`,
  'project.no-key': (a) =>
    `${quote(a.file)}に知らないキー${quote(a.key, 40)}があります${a.near === undefined ? `。使えるキーは${list(a.known.map(option))}です` : didYouMean(a.near)}`,
  'project.no-value': (a) =>
    `${quote(a.file)}の${a.key === '' ? '' : `${quote(a.key, 40)}の`}値${quote(a.given, 40)}は使えません`,
  'project.outside': (a) => `${quote(a.file)}がフォルダーの外のファイルを指しています：${quote(a.given, 40)}`,
  'project.no-match': () => 'プロジェクトのパターンに合うファイルがありません',

  'file.missing': () => 'そのようなファイルはありません',
  'file.folder': () => 'これはフォルダーです。中のファイルを指定してください',
  'file.loop': () => 'ここからのリンクが輪になっています',
  'file.no-right': () => 'このファイルを読み書きする権限がありません',
  'file.no-space': () => 'デバイスに空きがありません',
  'file.quota': () => 'ディスクの割り当てを使い切りました',
  'file.device': () => 'デバイスでエラーが発生しました',
  'file.read-only': () => 'ファイルシステムは読み取り専用です',
  'file.not-text': () => 'テキストファイルではありません',
  'file.no-decoder': (a) => `この「Node.js」には文字コード「${a.encoding}」がありません`,
  'file.game-too-long': (a) =>
    `${a.line}行目から始まる対局が、${number(a.millions * 100)}万文字のうちに終わりません`,
  'file.encoding-doubt': (a) =>
    `ファイルに文字コードが書かれていないため「windows-1252」として読みますが、「${a.name}」のようです。「--encoding ${a.label}」を使うか、最初のノードに CA[${a.name}] と書いてください`,
  'file.not-regular': () =>
    'ファイルではなくデバイスまたはパイプです。テキストを Koban へパイプで渡し、ファイル名を「-」としてください',
  'file.too-large': (a) => `ファイルが${number(a.megabytes)}MB より大きいため、Koban は読みません`,
  'file.link': (a) => `${quote(a.path, 80)}はリンクです。Koban はリンクを通して書き込みません`,
  'file.no-input': () => '標準入力が閉じています',
  'file.not-in': (a) => `バイト列は文字コード「${a.encoding}」のテキストではありません`,
  'file.not-utf8': (a) =>
    a.doubt === 'guessed'
      ? `テキストが「UTF-8」ではないため、「${a.label}」として読みます。「UTF-8」で保存するか、「--encoding ${a.label}」で文字コードを指定してください`
      : 'テキストが「UTF-8」ではなく、文字コードも書かれていないため、文字を読み違えるかもしれません。「UTF-8」で保存するか、「--encoding」で文字コードを指定してください',
  'file.not-written': () =>
    'ファイルが「UTF-8」ではなく、文字コードも分からないため、Koban は書き込みません。「--encoding」で文字コードを指定してください',
  'file.encoding-guessed': (a) =>
    `ファイルに文字コードが書かれていないため、「${a.name}」として読みます。最初のノードに CA[${a.name}] と書くか、「--encoding ${a.label}」を使ってください`,
  'file.other': (a) => a.reason,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'file.not-utf8': [
    '`koban check` が UTF-8 でないテキストを読みました。当てはまる文字コードが1つだけならそれを使い、そうでなければ ASCII 以外の文字が正しくないことがあります。',
    'UTF-8 で保存するか、`--encoding` で文字コードを指定してください。',
  ],
} satisfies Explained;
