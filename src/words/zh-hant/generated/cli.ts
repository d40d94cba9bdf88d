/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { cli as english } from '../../en/cli.ts';
import type { Translated } from '../../message.ts';
import { didYouMean, either, join, list, number, quote } from '../grammar.ts';
import { movesOf } from './linking.ts';

const some = (n: number, noun: string) => (n === 0 ? `沒有${noun}` : `${number(n)} 個${noun}`);
const not = (given: string) => `，不是${quote(given, 40)}`;

const INSTEAD = { start: '。Koban 顯示起始局面', drawn: '。Koban 採用所畫的局面' } as const;

/**
 * The command line: what is wrong with its arguments and files, and what it reports on standard
 * error.
 */
export const cli = {
  'cli.help': () => '改法',
  'cli.see': (a) => `原因與參閱之處：「koban explain ${a.code}」`,
  'explain.no-code': () => '請寫出代碼，例如「superko.positional」；「koban check」在每個問題之後顯示它',
  'explain.unknown': (a) => `沒有診斷${quote(a.code)}${didYouMean(a.near)}`,
  'explain.begin': (a) => `以${quote(a.code)}開頭的診斷：${a.codes.join('、')}`,
  'explain.what': () => '內容',
  'explain.why': () => '原因',
  'explain.help': () => '改法',
  'explain.example': () => '例子',
  'explain.see': () => '參見',
  'cli.counts': (a) => `${number(a.files)} 個檔案：${some(a.errors, '錯誤')}，${some(a.warnings, '警告')}`,
  'cli.claims-hold': (a) => `${number(a.files)} 個檔案，${number(a.claims)} 條斷言成立`,
  'cli.fixed': (a) => `已修正 ${number(a.count)} 個問題`,
  'cli.fix-file': () => '請給出檔案；「koban check --fix」寫入檔案，不能寫入標準輸入',
  'cli.fix-shard': () => '--fix 與 --shard 不能同時使用，因為檔案是整個修正的',
  'fmt.would-change': () => '不整齊；可用「koban fmt」整理',

  'cli.unknown-command': (a) =>
    `沒有命令${quote(a.name)}${didYouMean(a.near) || `；可用的命令有 ${list(a.known)}`}`,
  'cli.unknown-option': (a) =>
    `沒有選項 ${a.option}${a.near === undefined ? `；「koban ${a.command} --help」會列出各選項` : `。是否應為 ${a.near}？`}`,
  'cli.no-value': (a) => `${a.option} 不接受值`,
  'cli.needs-value': (a) => `${a.option} 需要一個值：${a.value}`,
  'cli.not-among': (a) => `${a.option} 的值應為 ${either(a.choices)}${not(a.given)}`,
  'cli.no-number': (a) => `${a.option} 的值應為 ${a.least} 到 ${a.most} 的整數${not(a.given)}`,
  'cli.no-file': () => '沒有給出檔案；標準輸入寫作 -',
  'cli.no-pair': (a) => `--differ 的值應為兩個不同的規則，如「psk,ssk」${not(a.given)}`,
  'cli.no-encoding': (a) =>
    `未知的編碼${quote(a.given)}；--encoding 的值應為名稱，如「utf-8」或「shift_jis」`,
  'cli.no-shard': (a) => `--shard 的值應為部分的序號和總數，如 1/8${not(a.given)}`,
  'cli.summary-format': () => '--summary 只輸出「text」或「json」',
  'cli.no-target': (a) => `缺少 --to；其值應為 ${either(a.known)}`,
  'cli.no-eye-point': (a) => `--point 的值應為點，如 c3，或棋盤上的標籤${not(a.given)}`,
  'cli.no-color': (a) => `--background 的值應為顏色，如「#ffffff」${not(a.given)}`,
  'cli.split-format': (a) => `--split 只產生 SVG 或 PNG${not(a.format)}`,
  'cli.split-at': () => '--split 顯示全部著手，--at 顯示一個局面；請只用其中之一',
  'cli.many-pictures': (a) =>
    `這會產生 ${number(a.count)} 張圖片；請用 --entry 選出一張，或用 --out 指定資料夾`,
  'cli.no-folder': (a) => `--pictures 的值應為頁面旁的資料夾${not(a.given)}`,
  'cli.page-is-file': () => '請給出檔案；Koban 不能在標準輸入旁放圖片',
  'cli.no-page': () => '頁面須是含有程式碼區塊的文字，如 Markdown；這個檔案可用「koban render」畫出',
  'cli.view-file': () => '請指定一個檔案，不能顯示標準輸入',
  'cli.view-package': (a) => `此命令包含在 npm 套件${quote(a.name)}中，用${quote(a.made)}產生該套件`,
  'cli.pandoc-file': () => 'Pandoc 只給一個參數，即輸出格式的名稱',
  'cli.no-pandoc': (a) =>
    `標準輸入不是 Pandoc 的 JSON 文件；請用${quote(`pandoc --filter ${a.program}`, 60)}執行`,
  'cli.no-rule-in': (a) => `${a.key} 應為規則名稱，不能是${quote(a.given, 40)}`,
  'cli.mcp-files': () => '檔案由用戶端指定；這裡不要給出',
  'cli.lsp-files': () => '檔案由編輯器指定；這裡不要給出',

  'cli.no-goal': () =>
    '沒有條目指明要問哪塊棋是否被提：請加 --target d4，或在條目中寫一行「goal: capture d4」',
  'cli.no-diagram': () => '其中沒有圖',
  'cli.no-entry': (a) => `${number(a.entries)} 個條目中沒有${quote(a.wanted, 40)}`,
  'cli.no-move': (a) =>
    `本條目沒有第 ${a.move} 手；${movesOf(a.first, a.last)}${a.instead === null ? '' : INSTEAD[a.instead]}`,
  'cli.out-of-date': (a) => join(a.path, '已過時'),

  'cli.none-there': (a) =>
    `${quote(a.given, 80)}中沒有 Git 不忽略的 Koban 檔案（${list(a.endings.map((one) => `「.${one}」`))}）`,
  'cli.file': (a) => `${a.file}：${a.reason}`,

  'project.no-json': (a) => `${a.file} 不是 JSON：${a.reason}`,
  'project.no-key': (a) =>
    `${a.file} 中有未知的鍵${quote(a.key, 40)}${a.near === undefined ? `；可用的鍵：${list(a.known)}` : `。是否應為 ${a.near}？`}`,
  'project.no-value': (a) =>
    `${a.file} 中${a.key === '' ? '' : `${quote(a.key, 40)}的`}值${quote(a.given, 40)}無法使用`,
  'project.outside': (a) => `${a.file} 指向資料夾之外的檔案：${quote(a.given, 40)}`,
  'project.no-match': () => '沒有檔案符合專案的模式',

  'file.missing': () => '沒有這個檔案',
  'file.folder': () => '這是資料夾；請給出其中的檔案',
  'file.no-right': () => '沒有讀寫這個檔案的權限',
  'file.no-space': () => '裝置上沒有剩餘空間',
  'file.quota': () => '磁碟配額已用完',
  'file.device': () => '裝置出錯',
  'file.read-only': () => '檔案系統是唯讀的',
  'file.not-text': () => '這不是文字檔案',
  'file.no-decoder': (a) => `這個 Node.js 在建置時沒有包含編碼 ${a.encoding}`,
  'file.game-too-long': (a) =>
    `從第 ${a.line} 行開始的對局在 ${number(a.millions * 100)} 萬個字元之內沒有結束`,
  'file.encoding-doubt': (a) =>
    `檔案沒有寫明編碼，因此 Koban 依 windows-1252 讀取，但它看來是 ${a.name}。請用 --encoding ${a.label}，或在第一個節點寫 CA[${a.name}]`,
  'file.not-regular': () => '這不是檔案，而是裝置或管道；請用管道把文字傳給 Koban，檔名寫作 -',
  'file.too-large': (a) => `檔案超過 ${number(a.megabytes)} MB，Koban 不讀取`,
  'file.link': (a) => `${quote(a.path, 80)}是連結；Koban 不透過連結寫入`,
  'file.no-input': () => '標準輸入已關閉',
  'file.not-in': (a) => `這些位元組不是編碼 ${a.encoding} 的文字`,
  'file.not-utf8': (a) =>
    a.doubt === 'guessed'
      ? `文字不是 UTF-8，以 ${a.label} 讀取；請存為 UTF-8，或用 --encoding ${a.label} 指明編碼`
      : '文字不是 UTF-8，也沒有寫明編碼，文字可能讀錯；請存為 UTF-8，或用 --encoding 指明編碼',
  'file.not-written': () => '檔案不是 UTF-8，也沒有寫明編碼，Koban 不寫入；請用 --encoding 指明編碼',
  'file.encoding-guessed': (a) =>
    `檔案沒有寫明編碼，以 ${a.name} 讀取；請在第一個節點寫上 CA[${a.name}]，或使用 --encoding ${a.label}`,
  'file.other': (a) => a.reason,
} satisfies Translated<typeof english>;
