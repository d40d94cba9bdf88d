/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { keys as english } from '../../en/keys.ts';
import type { Translated } from '../../message.ts';
import { number } from '../grammar.ts';

const points = () => '點，如 c3 d4';
const pairs = () => '成對的點，如 c3-d4';

/** How the value of each key is written, and what the key is for. */
export const keys = {
  'key.rules.value': () => '一個或多個規則識別碼，用逗號分隔',
  'key.rules.doc': () =>
    '判斷著手的劫規則，可以是原樣，也可以是變體，如「psk with passes lift」。第一個是目前規則。',
  'key.rule.value': () => '名稱和規則，如「mine = psk with passes lift」',
  'key.rule.doc': () => '為規則的變體命名，可用於「rules:」、斷言和接續的條目。',
  'key.to-play.value': () => '「black」或「white」',
  'key.to-play.doc': () => '著手沒有寫明時，由誰下第 1 手。',
  'key.size.value': () => '19、9x9 或 13x5（欄 x 列）',
  'key.size.doc': () =>
    '整個棋盤的大小。畫出的邊線和座標說明畫的是哪一部分；沒有畫出任何一列時，棋盤是空的。',
  'key.edges.value': () => '「all」，或「top bottom left right」中的任意幾個',
  'key.edges.doc': () => '圖中雖未畫邊線、但實為棋盤邊的各側。',
  'key.colors.value': () => '「X=black O=white」或「X=white O=black」',
  'key.colors.doc': () => 'X 和 O 代表哪一方的棋子。著手中的 B 和 W 始終表示顏色。',
  'key.moves.value': () => '著手，如 B c2 W f2；或 c2 f2，雙方交替',
  'key.moves.doc': () =>
    '圖中數字之後的著手：座標、標籤、「pass」（虛手）、「tenuki」（下在圖外）或 @N（第 N 手下的點）。',
  'key.from.value': () => '條目的標題，後面可加「after N」',
  'key.from.doc': () =>
    '接續另一個條目：從第 N 手之後（沒有「after N」時，從它的全部著手之後）的棋盤開始，並保留供劫規則使用的歷史。',
  'key.first.value': () => '從 1 起的數',
  'key.first.doc': () => 'Koban 為第 1 手顯示的手數；「expect」行和 @N 使用所顯示的手數。',
  'key.replays.value': () => '「4@1, 8@2」（或「4 at 1」）',
  'key.replays.doc': () => '因為此前的著手佔了同一點，圖中沒有其數字的著手：4@1 表示第 4 手下在第 1 手處。',
  'key.circle.value': points,
  'key.circle.doc': () => '用圓圈標記的點，不論有無棋子：圖的座標或標籤。',
  'key.square.value': points,
  'key.square.doc': () => '用方塊標記的點，不論有無棋子。',
  'key.triangle.value': points,
  'key.triangle.doc': () => '用三角標記的點，不論有無棋子。',
  'key.cross.value': points,
  'key.cross.doc': () => '用叉標記的點，不論有無棋子；在空點上與 * 相同。',
  'key.label.value': () => '點和文字，如 c3=12 d4=A',
  'key.label.doc': () =>
    '寫在點上的文字，不論有無棋子，最多 8 個字元。與圖中的字母不同，這種文字不能在著手中代表點。',
  'key.territory.value': () => 'B 或 W 和點，如 B a1 b1 W g7',
  'key.territory.doc': () => '屬於一方的點，用該方顏色的小方塊標記。',
  'key.arrow.value': pairs,
  'key.arrow.doc': () => '從一點指向另一點的箭頭。',
  'key.line.value': pairs,
  'key.line.doc': () => '從一點到另一點的線。',
  'key.expect.value': () => '斷言，如「move 4 forbidden under spight」',
  'key.expect.doc': () => '由 Koban 檢查的斷言。斷言不成立時，編輯器會顯示實際情況。',
  'key.goal.value': () => '「capture」和點，例如「capture d4 or a7」',
  'key.goal.doc': () => '關於結果的斷言中，被提即終局的棋串。不寫時，是斷言所提到的棋串。',
  'key.threats.value': () => '「black N」、「white N」或兩者；「*」表示無限，「none」表示沒有',
  'key.threats.doc': () => '關於結果的斷言中，黑白各有多少劫材。一個劫材是下在別處的一手和對它的應手。',
  'key.outside.value': () => '空點，例如 b2 e2，或「none」',
  'key.outside.doc': () => '關於結果的斷言中，雙方都不下的空點。不寫時，是不用應對也活著的棋串的眼。',
  'key.show.value': () =>
    '「eyes」、「hot」、「after N」、「numbers N-N」、「whole board」中的一項或幾項，以逗號分隔',
  'key.show.doc': () =>
    '條目的圖顯示什麼：眼的值、熱子、第 N 手之後的棋盤、僅這幾手的手數、所畫部分在整個棋盤上的位置。',
  'key.suicide.value': () => '「allowed」或「forbidden」',
  'key.suicide.doc': () => '一方能否提掉自己的棋串。預設由規則決定。',
  'key.hidden-kos.value': () => '「ignore」或「count」',
  'key.hidden-kos.doc': () => '在同一點下兩次的循環是否構成劫著。',
  'key.max-cycle.value': (a) => `手數，從 ${number(a.least)} 到 ${number(a.most)}，或「far」`,
  'key.max-cycle.doc': () =>
    'Koban 所搜尋的最長循環的手數。若為「far」，需要搜尋循環的規則從 12 手起成倍增加，在預算之內儘量搜尋，並說明搜尋到了多少手。',
  'key.eye-values.value': () => 'a=1/2, 2/3, 3/4, 4/5 或 7/8',
  'key.eye-values.doc': () => '有利於眼的主人的劫所在對角點的值；b 等於 2 - a。',
} satisfies Translated<typeof english>;
