/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { cliHelp as english } from '../../en/cli-help.ts';
import type { Translated } from '../../message.ts';

/**
 * The help of the command line: what commands and options do. Names of options and of their values
 * stay as they are.
 */
export const cliHelp = {
  'help.about': () => 'Koban 依劫規則檢查圍棋圖和棋譜的著手，並畫出棋盤。',
  'help.usage': (a) => `用法：${a.line}`,
  'help.commands': () => '命令：',
  'help.options': () => '選項：',
  'help.rules': () => '規則：',
  'help.notations': () => '可寫出的記法：',
  'help.files': () =>
    'FILE 是 .goban 檔案、SGF 檔案，或任何含有 ```goban 程式碼區塊的文字，如 Markdown。標準輸入寫作 -。資料夾或帶引號的模式（如「docs/**/*.md」）表示其中 Git 不忽略的檔案。',
  'help.more': () => '「koban COMMAND --help」列出一個命令的選項，「koban --version」輸出版本。',
  'help.lang': () => '訊息的語言：「en」、「ja」、「ko」、「zh-hans」或「zh-hant」（預設：環境的語言）',
  'help.help': () => '輸出本說明',

  'help.option.rules': () => '判斷著手的規則（預設：各條目自己的規則）',
  'help.option.max-cycle': (a) =>
    `所搜尋的最長循環的手數，從 ${a.least} 到 ${a.most}，或「far」（在預算之內儘量搜尋）；優先於條目中的相應行`,
  'help.option.hidden-kos': () => '在同一點下兩次的循環是否構成劫著；優先於條目中的相應行',
  'help.option.config': () =>
    '寫有專案的檔案、規則、嚴重程度和語言的檔案（預設：「koban.json」，或「package.json」中的「koban」）',
  'help.option.encoding': () =>
    'SGF 檔案的編碼，如 utf-8、shift_jis 或 gb18030；優先於 CA，但不優先於位元組順序標記',
  'help.option.budget': () => '一次搜尋最多檢查多少個局面，達到後即以未決停止',
  'help.option.text': () => '輸出格式（預設：text）',
  'help.option.theme': () => '顏色（預設：light）',
  'help.option.after': () => '採用第 N 手後的局面（預設：所畫的局面）',

  'help.audit.files-from': () => '從 FILE 讀取檔名，每行一個；- 是標準輸入',
  'help.audit.shard': () => '只做 N 等份工作中的第 I 份，從 1 數起（SGF）',
  'help.audit.summary': () => '輸出總計，而不是各局（SGF）',
  'help.audit.threads': () => '同時工作的執行緒數（SGF；預設：處理器數）',

  'help.judge': () => '以 JSON 輸出每一手及各規則的裁定',
  'help.judge.format': () => '輸出格式（預設：json）；ndjson 為每個條目和每一局輸出一行 JSON',
  'help.judge.why-not': () =>
    '也說明合法的著手：為何不是劫著，或與哪個此前的局面最接近（超級劫）；用「full」時還有相關的點、奇循環、更長的劫和隱藏劫，耗時更長',
  'help.judge.explain': () => '輸出每一手是否為劫著由搜尋的哪個階段答出',
  'help.judge.notes': () =>
    '對於 SGF，不論在檔案還是程式碼區塊中，「judge」都輸出所有變化圖的著手。它逐段讀取檔案，因此棋譜集可以任意大。',

  'help.explain': () => '顯示一項診斷的含義和改法，並附例子',
  'help.check': () => '輸出編輯器會顯示的問題',
  'help.check.rules': () =>
    '檢查所用的規則：第一個成為所有條目的目前規則，其他規則所禁止的著手作為資訊回報。用「all」時，各條目保留自己的目前規則',
  'help.check.level': () =>
    '要輸出的問題的最低嚴重程度；斷言過的判定屬於資訊（預設：「warning」；--rules 列出多個規則時為「information」；「json」、「ndjson」和「sarif」為「hint」）',
  'help.check.quiet': () => '只輸出錯誤，不輸出統計',
  'help.check.sarif': () => '同時把發現的一切作為回報寫入此檔案，供其他程式讀取',
  'help.check.fix': () => '先在檔案中作可靠的修正，再檢查',
  'help.check.fixes': () =>
    '使用 --fix 時，Koban 作編輯器首選的修正，條件是不遺失任何文字，也不猜測：不改斷言，也不給列添加點。編碼和換行保持原樣。每個檔案的修正數寫到標準錯誤，其餘的問題照常輸出。',
  'help.check.exit': () => '結束代碼：沒有錯誤為 0，有錯誤為 1，有檔案無法讀取為 2。',

  'help.fmt': () => '整理棋盤和棋譜：點之間的空格、SGF 的行',
  'help.fmt.check': () => '不寫入任何內容，有檔案會改變時以 1 結束',
  'help.fmt.off': () =>
    '空格、棋盤的邊和帶鍵的行的順序會改變（順序見記法的頁面），註解仍在其行之上；含義會改變的內容保持原樣。帶有註解「; koban: off」的條目保持原樣。- 表示整理標準輸入並輸出。',
  'help.fmt.exit': () => '結束代碼：全部整齊為 0，--check 發現不整齊的為 1，有檔案無法讀取或寫入為 2。',

  'help.completion': () => '輸出讓命令列補全命令和選項的腳本',
  'help.completion.notes': () => '腳本應放在哪裡，寫在它的開頭。',

  'help.cycles': () => '列出從一個局面能走出的循環的長度，各附一例',
  'help.cycles.to-play': () => '只列由這一方開始的循環（預設：雙方的循環）',
  'help.cycles.plain': () => '只列不在同一點下兩次的循環',
  'help.cycles.basic-ko': () => '是否列出違反單劫規則的循環（預設：forbidden）',

  'help.eyes': () => '輸出眼的值，以及每個對角點的理由',
  'help.eyes.point': () => '只看這個點，不論是不是眼（預設：所有的眼）',
  'help.eyes.owner': () => '只看這一方的眼',
  'help.eyes.mode': () => '用棋形還是用計算來判定對角點（預設：畫出整個棋盤時用計算）',
  'help.eyes.a': () => '有利於眼的主人的劫的值；優先於條目中的相應行',
  'help.eyes.table': () => '為每個 a 算出 GNU Go 的十三種情形的表；不需要檔案',

  'help.convert': () => '用其他記法寫出條目和圖，並回報該記法不能表示的內容',
  'help.convert.to': () => '要寫出的記法；沒有預設值',
  'help.convert.from': () => '要讀取的記法；auto（預設）先看檔名，再看文字本身',
  'help.convert.entry': () => '只取這個條目，寫其序號（從 1 起）或標題',
  'help.convert.at': () => '只取第 N 手後的局面；0 是起始局面',
  'help.convert.strict': () => '有任何遺失時以 1 結束',
  'help.convert.losses': () =>
    '該記法不能表示的內容回報在標準錯誤輸出，每項一行，寫作「FILE:LINE: CODE: 遺失的內容」。',
  'help.convert.exit': () =>
    '結束代碼：全部轉換為 0，有條目出錯（用 --strict 時，或有遺失）為 1，有檔案無法讀取或沒有可轉換的內容為 2。',
  'help.convert.json': (a) => `所找到的圖：${a.shape}`,

  'help.render': () => '畫出圖，並為其著手製作動畫',
  'help.render.format': () => '圖片的種類（預設：看 --out 的副檔名，否則為 svg）',
  'help.render.out': () => '檔案，或為每個條目存一個檔案的資料夾；沒有該資料夾時由 Koban 建立',
  'help.render.entry': () => '只取有此標題的條目，或每個檔案的第 N 個條目',
  'help.render.at': () => '第 N 手後的局面；0 是起始局面（預設：最後）',
  'help.render.look': () => '棋盤的材質（預設：wood）',
  'help.render.coordinates': () => '座標的樣式（預設：western）',
  'help.render.cell': (a) => `每格的寬度，以像素計，從 ${a.least} 到 ${a.most}`,
  'help.render.numbers': () => '在棋子上標手數',
  'help.render.plain': () => '不畫規則的標記：熱子、禁著、同形再現',
  'help.render.caption': () => '在棋盤下方寫標題',
  'help.render.split': () => '像書中那樣畫譜圖，每圖這麼多手（svg 和 png）',
  'help.render.background': () => '棋盤背後的顏色（預設：格式允許時為透明）',
  'help.render.delay': (a) => `動畫每一手的毫秒數（預設：${a.default}）`,
  'help.render.hold': () => '動畫最後局面的毫秒數（預設：每一手的三倍）',
  'help.render.notes': () =>
    '只有一張圖片時寫到標準輸出，除非用 --out 指定檔案。資料夾中的檔案依標題命名。相同的輸入在任何機器上都得到相同的位元組。在 SGF 中，每個變化圖是一個條目。其他記法的圖也會畫出。',
  'help.render.exit': () =>
    '結束代碼：全部畫出為 0，有出錯的條目只畫出能畫的部分為 1，有檔案無法讀寫或沒有這樣的條目為 2。',

  'help.embed': () => '把程式碼區塊的圖片放進 Markdown 頁面，並保持最新',
  'help.embed.check': () => '不寫入；有頁面或圖片過時，或有斷言不成立，則以 1 結束',
  'help.embed.ignore-claims': () => '與 --check 一起使用：斷言不成立不算錯誤',
  'help.embed.pictures': () => '存放圖片的資料夾，相對於頁面（預設：pictures）',
  'help.embed.notes': (a) =>
    `Koban 在每個 goban 和 sgf 程式碼區塊下面、${a.begin} 和 ${a.end} 兩行之間放入與 Markdown 預覽相同的圖：圖片、其下的著手、裁定、問題和不成立的斷言，每次都替換其間的內容。圖片是 SVG，依頁面和標題命名。`,
  'help.embed.exit': () =>
    '結束代碼：全部最新且斷言全部成立為 0，--check 發現並非如此為 1，有檔案無法讀寫為 2。',

  'help.pandoc': () => '把 Pandoc 文件中的圍欄換成圖',
  'help.pandoc.notes': (a) =>
    `Pandoc 把此命令作為過濾器 ${a.program} 執行：從標準輸入讀 JSON 文件，寫到標準輸出。FORMAT 是 Pandoc 輸出格式的名稱。詳見 ${a.page}。斷言不成立則以 1 結束，Pandoc 隨之停止，除非文件允許。`,

  'help.find': () => '找出兩種規則裁定不同、含有某種循環，或含有某值的眼的最小局面',
  'help.find.differ': () => '這兩種規則對最後一手的裁定不同',
  'help.find.cycle': () => 'N 手中的最後一手重複起始局面',
  'help.find.parity': () => '循環的手數是奇數還是偶數；虛手不計',
  'help.find.pattern': () => '循環的重複屬於這種類型',
  'help.find.eye': () => '局面中有黑的一隻眼取此值，如 1+a；不走任何一手',
  'help.find.ko-position': () => '局面中有 N 個點的劫局面（Jasiek 規則）；不走任何一手',
  'help.find.disturber': () => '最後一手之後，此方是攪亂者（Jasiek 規則）',
  'help.find.hot': () => '最後一手之後恰有 N 個熱子（Spight 規則）',
  'help.find.outcome': () => '這兩種規則下，關於一塊連（或每色各一塊），誰能強制什麼不同；不下任何一手',
  'help.find.matching': () =>
    '補完 FILE 中唯一的條目：在每個 ? 處試放黑子、白子和空點，為每個空出的手（「moves: ?*6」）試一著，直到它的斷言全部成立',
  'help.find.in': () =>
    '在檔案中尋找 FILE 所畫的棋盤（? 為任意點），包括旋轉、鏡射和交換黑白：資料夾、通配模式或檔案，可重複（與 --matching 一起使用）',
  'help.find.claim': () => '給條目再加一個斷言，如「move 3 forbidden」（與 --matching 一起使用）',
  'help.find.board': (a) => `欄數和列數，最多 ${a.most} 個點（預設：3x3）`,
  'help.find.up-to': () => '搜尋不大於此大小的所有棋盤，點數最少的在先（代替 --board）',
  'help.find.stones': () => '局面最多有多少棋子（預設：與棋盤的點數相同）',
  'help.find.moves': (a) => `最多多少手（預設：${a.default}）`,
  'help.find.passes': () => '雙方是否可以虛手（預設：allowed）',
  'help.find.every': () =>
    '輸出最小的全部例子，而不是每種一個；與 --in 一起使用時輸出每一處，而不只是每局或每個條目的第一處',
  'help.find.format': () => '輸出格式（預設：goban，即帶斷言的條目；與 --in 一起使用時為「text」）',
  'help.find.threads': () => '用多少個執行緒搜尋（預設：處理器數）',
  'help.find.shard': () => '只搜尋 N 等份中的第 I 份，從 1 數起，以 JSON 輸出結果',
  'help.find.merge': () => '合併以檔案給出的各份結果',
  'help.find.checkpoint': () => '把搜尋儲存在 FILE 中，並從那裡繼續',
  'help.find.notes': () =>
    '最小的例子棋子最少，其次手數最少。Koban 在這些上限之內搜尋棋盤的所有局面和所有著手序列，因此輸出的例子就是最小的；如果沒有結果，上限之內就不存在例子。',
  'help.find.bounds': () =>
    '黑下第一手。除非變體寫明允許（「psk with suicide allowed」），禁止自殺。雙方不會接連虛手。經旋轉、鏡射或交換黑白而相同的局面，Koban 只搜尋其一。',

  'help.merge': () => '合併棋譜的兩個版本，用作 Git 的合併驅動',
  'help.merge.stdout': () => '輸出結果，而不寫入 OURS',
  'help.merge.notes': () =>
    'OURS 會有兩個版本的對局、變化、註解和標記。一個版本刪除的內容，只有另一個版本保持 BASE 原樣時才會消失。兩個版本都改了同一個值時，保留 OURS 的值，節點的註解中有兩個值，放在 <<<<<<< 與 >>>>>>> 之間。不能完整讀取的棋譜不合併：兩個版本先後寫入 OURS。NAME 是訊息中所用的檔名，Git 以 %P 給出它。',
  'help.merge.exit': () => '結束代碼：全部合併則為 0，有需要人決定之處則為 1，有檔案無法讀取或寫入則為 2。',

  'help.view': () => '在瀏覽器中顯示檔案的棋盤，並隨檔案的儲存而更新',
  'help.view.no-open': () => '只輸出網址，不開啟瀏覽器',
  'help.view.notes': (a) =>
    `頁面為每個條目或對局顯示一個棋盤。它只在本機的回送位址上提供，網址中含有一個秘密字串，其他請求一律拒絕。按 Ctrl+C 結束。頁面包含在 npm 套件中，安裝方法見 ${a.page}。`,

  'help.lsp': () => '為編輯器執行語言伺服器',
  'help.lsp.stdio': () => '透過標準輸入和標準輸出通訊，這是唯一的方式，也是預設方式',
  'help.lsp.notes': (a) =>
    `這個命令由編輯器啟動。編輯器顯示什麼，取決於它自己的功能；${a.page} 有幾種編輯器的設定。`,

  'help.mcp': () => '把命令列作為工具提供給語言模型',
  'help.mcp.notes': () =>
    'MCP 用戶端啟動這個命令，並透過標準輸入和標準輸出與它通訊。各個工具的輸出與命令列相同。它們讀取收到的文字和啟動命令的資料夾之下的檔案，不寫入任何內容。',
} satisfies Translated<typeof english>;
