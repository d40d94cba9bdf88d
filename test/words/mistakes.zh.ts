/** What Chinese says of each mistake of `mistakes.test.ts`, by its name, and the title of its fix. */
export const mistakesInSimplifiedChinese: Readonly<Record<string, readonly [says: string, fix?: string]>> = {
  'a ragged row': ['这一行有 2 个点，而棋盘有 3 列；Koban 将缺少的点视为未知', '用空点补齐这一行'],
  'a wrong key': ['没有键“ruels”。是否应为“rules”？', '写成“rules”'],
  'a wrong rule': ['没有规则“spigt”。是否应为“spight”？', '写成“spight”'],
  'round stones': ['“● ○”不是棋盘的符号；Koban 将该点视为未知（?）', '写成“X O”'],
  'a blank line inside': ['空行隔断了棋盘；Koban 把下面的行当作同一个棋盘的一部分', '删去空行'],
  'a second board': [
    '一个条目只有一个棋盘，因此 Koban 忽略第二个棋盘。要开始新条目，请在它上面写标题（# …）',
    '在这里开始新条目',
  ],
  'a wrong claim': ['“captures 2 at move 1”不成立：第 1 手提 1 子（B3）', '将断言改为“captures 1 at move 1”'],
  'an illegal recapture': [
    '第 2 手（白 B3 提 C3）按单劫规则被禁止：对刚提一子的单子立即回提',
    '插入断言“move 2 forbidden under basic”',
  ],
  'column i': ['没有 i 列。是否应为 j4？', '写成“j4”'],
  'an occupied point': ['B3 已有起始局面的黑子'],
  'a point that a move took': ['B2 已有第 1 手的黑子'],
  suicide: ['第 1 手（白 B2 自杀）：规则不允许自杀', '插入断言“move 1 forbidden under none”'],
  'a misread claim': [
    'Koban 不能识别这一断言。应写：“move N allowed|forbidden|undecided|ends [under RULE]”',
    '写成“move 1 allowed”',
  ],
  'a missing digit': ['缺第 3 手：请画出 3；如果它下在第 1 手处，请写“replays: 3@1”', '写成“3”'],
  'a misspelled from:': ['本文件中没有标题为“Tripel ko”的条目。是否应为“Triple ko”？', '写成“Triple ko”'],
  'an overlooked repetition': [
    '第 2 手重复了起始局面（单劫，2 手）。当前没有劫规则',
    '插入断言“repetition at move 2 of move 0”',
  ],
  'a size against the edges': ['左右两条边线之间画了 3 列，而“size:”是 19 列', '写成“3”'],
  'a comment with #': ['这一行开始了一个没有棋盘的条目。要写注释，请用 ; 而不是 # 开头', '改为注释（;）'],
  'an open fence': ['这个代码块没有结束，因此 Koban 把后面的全文当作图来读。请用 ``` 结束它', '结束代码块'],
  'one small x': ['“x”在这里是标签，不是棋子：棋子用大写字母', '写成“X”'],
  'colors that do not alternate': [
    '白在这里连下两手。如果是有意的，请为另一方写“pass”或“tenuki”',
    '写成“B tenuki”',
  ],
  'a forgotten edge': ['这像是整个 5x5 棋盘，但右边是开放边。如果棋盘到此为止，请画出边线', '写成“size: 5”'],
};

export const mistakesInTraditionalChinese: Readonly<Record<string, readonly [says: string, fix?: string]>> = {
  'a ragged row': ['這一列有 2 個點，而棋盤有 3 欄；Koban 將缺少的點視為未知', '用空點補齊這一列'],
  'a wrong key': ['沒有鍵「ruels」。是否應為「rules」？', '寫成「rules」'],
  'a wrong rule': ['沒有規則「spigt」。是否應為「spight」？', '寫成「spight」'],
  'round stones': ['「● ○」不是棋盤的符號；Koban 將該點視為未知（?）', '寫成「X O」'],
  'a blank line inside': ['空行隔斷了棋盤；Koban 把下面的各列當作同一個棋盤的一部分', '刪除空行'],
  'a second board': [
    '一個條目只有一個棋盤，因此 Koban 忽略第二個棋盤。要開始新條目，請在它上面寫標題（# …）',
    '在這裡開始新條目',
  ],
  'a wrong claim': [
    '「captures 2 at move 1」不成立：第 1 手提 1 子（B3）',
    '將斷言改為「captures 1 at move 1」',
  ],
  'an illegal recapture': [
    '第 2 手（白 B3 提 C3）依單劫規則被禁止：對剛提一子的單子立即回提',
    '插入斷言「move 2 forbidden under basic」',
  ],
  'column i': ['沒有 i 欄。是否應為 j4？', '寫成「j4」'],
  'an occupied point': ['B3 已有起始局面的黑子'],
  'a point that a move took': ['B2 已有第 1 手的黑子'],
  suicide: ['第 1 手（白 B2 自殺）：規則不允許自殺', '插入斷言「move 1 forbidden under none」'],
  'a misread claim': [
    'Koban 不能辨識這個斷言。應寫：「move N allowed|forbidden|undecided|ends [under RULE]」',
    '寫成「move 1 allowed」',
  ],
  'a missing digit': ['缺第 3 手：請畫出 3；如果它下在第 1 手處，請寫「replays: 3@1」', '寫成「3」'],
  'a misspelled from:': [
    '本檔案中沒有標題為「Tripel ko」的條目。是否應為「Triple ko」？',
    '寫成「Triple ko」',
  ],
  'an overlooked repetition': [
    '第 2 手重複了起始局面（單劫，2 手）。目前沒有劫規則',
    '插入斷言「repetition at move 2 of move 0」',
  ],
  'a size against the edges': ['左右兩條邊線之間畫了 3 欄，而「size:」是 19 欄', '寫成「3」'],
  'a comment with #': ['這一行開始了一個沒有棋盤的條目。要寫註解，請用 ; 而不是 # 開頭', '改為註解（;）'],
  'an open fence': [
    '這個程式碼區塊沒有結束，因此 Koban 把後面的全文當作圖來讀。請用 ``` 結束它',
    '結束程式碼區塊',
  ],
  'one small x': ['「x」在這裡是標籤，不是棋子：棋子用大寫字母', '寫成「X」'],
  'colors that do not alternate': [
    '白在這裡連下兩手。如果是有意的，請為另一方寫「pass」或「tenuki」',
    '寫成「B tenuki」',
  ],
  'a forgotten edge': [
    '這像是整個 5x5 棋盤，但右邊是開放邊。如果棋盤到此為止，請畫出邊線',
    '寫成「size: 5」',
  ],
};
