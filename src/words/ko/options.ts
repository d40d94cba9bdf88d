import type { ChoiceWord, options as english, OptionWord, PresetWord } from '../en/options.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';

const OPTION = table<OptionWord>({
  suicide:
    '자살수. `suicide:`는 항목의 모든 규칙에 대해 정합니다. 패 규칙의 조문은 대개 이를 규칙 체계에 맡깁니다.',
  'hidden-kos':
    '한 점에 두 번 두는 순환. `hidden-kos:`는 항목의 모든 규칙에 대해 정합니다. 조문을 그대로 읽으면 이를 셉니다.',
  'max-cycle':
    '세는 순환의 최대 수. `far`는 12수부터 두 배씩, 탐색 한도까지 탐색하고 판정에 그 길이를 밝힙니다. `max-cycle:`은 항목의 모든 규칙에 대해 정합니다. 조문에는 한도가 없습니다.',
  'superko-passes':
    '패스와 이전 국면. “이전 국면”이라는 말은 패스가 기록을 끊는지, 패스가 상황을 만드는지 정하지 않습니다.',
  'superko-setup': '아무도 두지 않은 국면, 곧 시작 국면과 SGF가 중간에 놓은 국면을 이전 국면으로 세는지.',
  'superko-repetition': '이전 국면을 다시 만드는 수의 결과. 규칙 체계마다 다릅니다.',
  'spight-odd-cycles': '홀수 순환 규칙: “홀수 순환은 한 번만 둘 수 있다”. 패 규칙과 나란히 있습니다.',
  'spight-passes':
    '패스가 이어진 패 착수를 끊는지. 정의의 “현재 이어진 패 착수”는 이를 정하지 않지만, 해설에서는 패스로 금지가 풀립니다.',
  'coupling-elsewhere': '한 패 국면의 패 돌이 다른 패 국면의 수순에 미치는 것. 조문은 이를 정하지 않습니다.',
  'coupling-repeated':
    '언제부터의 형태를 반복으로 세는지. 교란자의 첫 돌 직전의 형태를 세는지 조문은 정하지 않습니다.',
  'coupling-replacing': '멈춰야 하는 교란자를 대신하여 두는 쪽이 금지 조항의 한 번을 쓰는지.',
  'coupling-empty-mouths': '이웃한 패 입구의 빈 점이 패 결합의 정의에서 “빈 점”인지.',
  'recreation-repetition': '전체 국면 반복의 결과. 조문은 양쪽이 무엇에 동의할 수 있는지 말합니다.',
  'japanese-turn': '둘 차례가 다른 국면도 반복인지. 조문은 바둑판만 말합니다.',
  'japanese-times': '대국이 끝나는 국면의 출현 횟수. 첫 번째도 셉니다.',
  'japanese-passes': '패스 이전의 국면을 세는지.',
});

const CHOICE = table<ChoiceWord>({
  'suicide.forbidden': '자살수 금지',
  'suicide.several': '여러 점의 자살수는 허용, 한 점의 자살수는 금지',
  'suicide.allowed': '자살수 허용',
  'hidden-kos.ignore': '그런 순환은 세지 않음',
  'hidden-kos.count': '그런 순환도 셈',
  'superko-passes.count': '기록은 패스로 끊기지 않고, 패스는 상황을 만들지 않음',
  'superko-passes.situations': '기록은 패스로 끊기지 않고, 패스가 남긴 상황도 다시 만들 수 없음',
  'superko-passes.lift': '패스가 기록을 끊음. 그때부터의 국면만 셈',
  'superko-setup.counts': '놓은 국면도 셈',
  'superko-setup.forgotten': '두어서 나온 국면만 셈',
  'superko-repetition.forbidden': '그 수는 금지',
  'superko-repetition.loss': '반복한 쪽이 짐',
  'superko-repetition.draw': '무승부',
  'superko-repetition.no-result': '승패 없이 대국이 끝남',
  'spight-odd-cycles.once': '두 번째는 금지',
  'spight-odd-cycles.allowed': '홀수 순환을 되풀이할 수 있음',
  'spight-passes.end': '패스가 이어진 패 착수를 끊고, 핫스톤이 없어짐',
  'spight-passes.keep': '이어진 패 착수는 패스로 끊기지 않음',
  'coupling-elsewhere.ends': '그 수순을 끝냄',
  'coupling-elsewhere.continues': '그 수순을 그대로 둠',
  'coupling-repeated.since-before': '교란자의 첫 돌 직전의 형태도 셈',
  'coupling-repeated.since-disturber': '수순이 만든 형태만 셈',
  'coupling-replacing.counts': '한 번을 씀',
  'coupling-replacing.free': '한 번을 쓰지 않음',
  'coupling-empty-mouths.count': '빈 점임',
  'coupling-empty-mouths.ignore': '빈 점이 아님',
  'recreation-repetition.draw': '무승부',
  'recreation-repetition.no-result': '승패 없이 대국이 끝남',
  'recreation-repetition.loss': '반복한 쪽이 짐',
  'japanese-turn.any': '둘 차례와 관계없음',
  'japanese-turn.same': '둘 차례가 같을 때만',
  'japanese-times.2': '두 번째 출현',
  'japanese-times.3': '세 번째 출현',
  'japanese-times.4': '네 번째 출현',
  'japanese-passes.count': '패스 이전의 국면도 셈',
  'japanese-passes.lift': '마지막 패스 뒤의 국면만 셈',
});

const PRESET = table<PresetWord>({
  aga: 'AGA 규칙: 둘 차례까지 같은 이전 국면을 다시 만들 수 없음',
  'new-zealand': '뉴질랜드 규칙: AGA와 같고 자살수 허용',
  'tromp-taylor': 'Tromp-Taylor 규칙: 위치 슈퍼코, 자살수 허용',
  'katago-simple': 'KataGo의 SIMPLE: 기본 패 규칙. 패스 없이 같은 상황이 세 번째로 나오면 승패 없음',
  'katago-spight': 'KataGo의 SPIGHT: 패스가 기록을 끊는 위치 슈퍼코. Bill Spight의 규칙이 아닙니다.',
});

export const options = {
  'rule.option': (a) => OPTION[a.option],
  'rule.choice': (a) => CHOICE[a.choice],
  'rule.preset': (a) => PRESET[a.preset],
} satisfies Translated<typeof english>;
