/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { ChoiceWord, options as english, OptionWord, PresetWord } from '../../en/options.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';

const OPTION = table<OptionWord>({
  suicide: '自殺。`suicide:` 對條目的所有規則作出規定。劫規則的條文大多把它留給規則體系。',
  'hidden-kos': '在同一點上落兩次子的循環。`hidden-kos:` 對條目的所有規則作出規定。依字面讀，條文計入它。',
  'max-cycle':
    '計入的循環最多有多少手；`far`：從 12 手起成倍增加，在預算之內儘量搜尋，並在裁定中說明搜尋到了多少手。`max-cycle:` 對條目的所有規則作出規定。條文沒有上限。',
  'superko-passes': '虛手與此前的局面。「此前的局面」沒有說明虛手是否結束歷史，是否造成情境。',
  'superko-setup': '無人落子造成的局面，即起始局面和 SGF 中途擺出的局面，是否算此前的局面。',
  'superko-repetition': '再現此前局面的一手有什麼結果。各規則體系不同。',
  'spight-odd-cycles': '奇循環規則：「奇循環只能走一次」。它與劫規則並列。',
  'spight-passes': '虛手是否結束一連串劫著。定義「目前的一連串劫著」沒有說明；討論中說，虛手解除禁令。',
  'coupling-elsewhere': '一個劫局面中的劫子對其他劫局面中的著手序列有什麼影響。條文沒有說明。',
  'coupling-repeated': '從何時起的配置算再現。條文沒有說明攪亂者第一子之前的配置是否計入。',
  'coupling-replacing': '接替必須停止的攪亂者而繼續的一方，是否用掉禁止條款的那一次。',
  'coupling-empty-mouths': '相鄰劫口的空點在劫耦合的定義中是否算空點。',
  'recreation-repetition': '全局同形再現有什麼結果。條文說明雙方可以同意什麼。',
  'japanese-turn': '輪到另一方下的局面是否也算再現。條文只說棋盤。',
  'japanese-times': '局面第幾次出現時對局結束。第一次也計入。',
  'japanese-passes': '虛手之前的局面是否計入。',
});

const CHOICE = table<ChoiceWord>({
  'suicide.forbidden': '禁止自殺',
  'suicide.several': '允許多子自殺，禁止單子自殺',
  'suicide.allowed': '允許自殺',
  'hidden-kos.ignore': '不計入這樣的循環',
  'hidden-kos.count': '也計入這樣的循環',
  'superko-passes.count': '虛手不結束歷史，也不造成情境',
  'superko-passes.situations': '虛手不結束歷史，它留下的情境也不得再現',
  'superko-passes.lift': '虛手結束歷史，只計入從那時起的局面',
  'superko-setup.counts': '擺出的局面也計入',
  'superko-setup.forgotten': '只計入落子造成的局面',
  'superko-repetition.forbidden': '這一手被禁止',
  'superko-repetition.loss': '再現的一方輸棋',
  'superko-repetition.draw': '對局判和',
  'superko-repetition.no-result': '對局以無勝負結束',
  'spight-odd-cycles.once': '第二次被禁止',
  'spight-odd-cycles.allowed': '奇循環可以重複',
  'spight-passes.end': '虛手結束一連串劫著，不再有熱子',
  'spight-passes.keep': '虛手不結束一連串劫著',
  'coupling-elsewhere.ends': '結束它們',
  'coupling-elsewhere.continues': '不影響它們',
  'coupling-repeated.since-before': '攪亂者第一子之前的配置也計入',
  'coupling-repeated.since-disturber': '只計入著手序列造成的配置',
  'coupling-replacing.counts': '用掉那一次',
  'coupling-replacing.free': '不用掉那一次',
  'coupling-empty-mouths.count': '算空點',
  'coupling-empty-mouths.ignore': '不算空點',
  'recreation-repetition.draw': '對局判和',
  'recreation-repetition.no-result': '對局以無勝負結束',
  'recreation-repetition.loss': '再現的一方輸棋',
  'japanese-turn.any': '不論輪到誰下',
  'japanese-turn.same': '只限輪到同一方下',
  'japanese-times.2': '第二次出現',
  'japanese-times.3': '第三次出現',
  'japanese-times.4': '第四次出現',
  'japanese-passes.count': '虛手之前的局面也計入',
  'japanese-passes.lift': '只計入最後一次虛手之後的局面',
});

const PRESET = table<PresetWord>({
  aga: 'AGA 規則：不得再現此前出現過、且輪到同一方下的局面',
  'new-zealand': '紐西蘭規則：與 AGA 相同，並允許自殺',
  'tromp-taylor': 'Tromp-Taylor 規則：位置超級劫，允許自殺',
  'katago-simple': 'KataGo 的 SIMPLE：單劫規則；其間沒有虛手而同一情境第三次出現時，對局以無勝負結束',
  'katago-spight': 'KataGo 的 SPIGHT：虛手結束歷史的位置超級劫。它不是 Bill Spight 的規則',
});

export const options = {
  'rule.option': (a) => OPTION[a.option],
  'rule.choice': (a) => CHOICE[a.choice],
  'rule.preset': (a) => PRESET[a.preset],
} satisfies Translated<typeof english>;
