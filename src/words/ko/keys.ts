import type { keys as english } from '../en/keys.ts';
import type { Translated } from '../message.ts';

const points = () => '“c3 d4” 같은 좌표';
const pairs = () => '“c3-d4” 같은 좌표의 쌍';

/** How the value of each key is written, and what the key is for. */
export const keys = {
  'key.rules.value': () => '쉼표로 구분한 규칙 식별자',
  'key.rules.doc': () =>
    '수를 판정하는 패 규칙입니다. 변형도 쓸 수 있습니다: “psk with passes lift”. 첫 번째 것이 적용 규칙입니다.',
  'key.rule.value': () => '이름과 규칙. 예: “mine = psk with passes lift”',
  'key.rule.doc': () => '규칙의 변형에 이름을 붙입니다. “rules:”와 주장과 이어지는 항목에서 쓸 수 있습니다.',
  'key.to-play.value': () => '“black” 또는 “white”',
  'key.to-play.doc': () => '수에 색이 없을 때 제1수를 두는 쪽입니다.',
  'key.size.value': () => '19, 9x9 또는 13x5(열x행)',
  'key.size.doc': () =>
    '바둑판 전체의 크기입니다. 그 가운데 어느 부분을 그렸는지는 가장자리와 좌표가 나타냅니다. 행이 없으면 빈 바둑판입니다.',
  'key.edges.value': () => '“all”, 또는 “top bottom left right” 중 하나 이상',
  'key.edges.doc': () => '가장자리를 그리지 않았지만 바둑판의 가장자리인 쪽입니다.',
  'key.colors.value': () => '“X=black O=white” 또는 “X=white O=black”',
  'key.colors.doc': () => 'X와 O가 나타내는 돌입니다. 수에 쓰는 B와 W는 언제나 흑과 백입니다.',
  'key.moves.value': () => '“B c2 W f2”, 또는 색을 번갈아 두는 “c2 f2” 같은 수',
  'key.moves.doc': () =>
    '그림의 숫자 다음에 두는 수입니다. 좌표, 레이블, “pass”, “tenuki”(그림 밖의 착수), “@N”(제N수를 둔 점)으로 씁니다.',
  'key.from.value': () => '항목의 제목. 뒤에 “after N”을 붙일 수 있습니다',
  'key.from.doc': () =>
    '다른 항목을 제N수 뒤부터 이어 갑니다(“after N”이 없으면 모든 수 뒤부터). 바둑판을 이어받고, 이전 수순도 패 규칙의 판정에 들어갑니다.',
  'key.first.value': () => '1 이상의 정수',
  'key.first.doc': () =>
    'Koban이 제1수에 표시하는 번호입니다. “expect” 줄과 “@N”에는 표시되는 번호를 씁니다.',
  'key.replays.value': () => '“4@1, 8@2”(또는 “4 at 1”)',
  'key.replays.doc': () =>
    '앞선 수와 같은 점이라서 그림에 숫자가 없는 수입니다. “4@1”은 제4수를 제1수의 점에 둡니다.',
  'key.circle.value': points,
  'key.circle.doc': () => '동그라미로 표시하는 점입니다. 돌이 없어도 됩니다. 좌표나 그림의 레이블로 씁니다.',
  'key.square.value': points,
  'key.square.doc': () => '네모로 표시하는 점입니다. 돌이 없어도 됩니다.',
  'key.triangle.value': points,
  'key.triangle.doc': () => '세모로 표시하는 점입니다. 돌이 없어도 됩니다.',
  'key.cross.value': points,
  'key.cross.doc': () => '가위표로 표시하는 점입니다. 돌이 없어도 됩니다. 빈 점에서는 “*”와 같습니다.',
  'key.label.value': () => '“c3=12 d4=A”처럼 좌표와 텍스트',
  'key.label.doc': () =>
    '점에 쓰는 텍스트이며 최대 8자입니다. 돌이 없어도 됩니다. 그림 안의 글자와 달리, 이 텍스트로는 수의 점을 가리킬 수 없습니다.',
  'key.territory.value': () => '“B a1 b1 W g7”처럼 B나 W와 좌표',
  'key.territory.doc': () => '한쪽의 집인 점입니다. 그 색의 작은 네모로 표시합니다.',
  'key.arrow.value': pairs,
  'key.arrow.doc': () => '한 점에서 다른 점으로 가는 화살표입니다.',
  'key.line.value': pairs,
  'key.line.doc': () => '한 점에서 다른 점으로 가는 선입니다.',
  'key.expect.value': () => '“move 4 forbidden under spight” 같은 주장',
  'key.expect.doc': () => 'Koban이 확인하는 주장입니다. 거짓이면 편집기에 실제 결과가 나타납니다.',
  'key.goal.value': () =>
    '“capture”, “capture any of”, “capture all of”, “keep one of”, “keep all of”, “connect” 중 하나와 좌표. 예: “capture d4 or a7”',
  'key.goal.doc': () =>
    '결과에 대한 주장이 말하는 연결된 돌과 그 목표입니다. 하나 또는 모두 잡기, 하나 또는 모두 살리기, 둘을 연결하기. 쓰지 않으면 주장에 나온 연결된 돌이 잡히는지를 묻습니다.',
  'key.threats.value': () => '“black N”, “white N” 또는 둘 다. “*”는 무제한, “none”은 없음',
  'key.threats.doc': () =>
    '결과에 대한 주장에서 흑과 백이 가진 팻감의 수입니다. 팻감은 다른 곳에 두는 수와 그 응수입니다.',
  'key.spare.value': () => '“black N”, “white N” 또는 둘 다. “*”는 무제한, “none”은 없음',
  'key.spare.doc': () =>
    '결과에 대한 주장에서 양쪽이 가진 여분의 수입니다. 여분의 수는 다른 곳에 두고 상대가 응수하지 않는 수이므로 차례가 바뀝니다.',
  'key.passes.value': () => '2 또는 3',
  'key.passes.doc': () => '결과에 대한 주장에서 대국을 끝내는 연속 패스의 수입니다. 쓰지 않으면 두 번입니다.',
  'key.outside.value': () => '빈 점, 예: b2 e2, 또는 “none”',
  'key.outside.doc': () =>
    '결과에 대한 주장에서 아무도 두지 않는 빈 점입니다. 쓰지 않으면 손을 대지 않아도 살아 있는 돌의 눈입니다.',
  'key.show.value': () =>
    '“eyes”, “hot”, “after N”, “numbers N-N”, “whole board” 중 하나 이상을 쉼표로 구분한 것',
  'key.show.doc': () =>
    '항목의 그림에 나타낼 것: 눈의 값, 핫스톤, 제N수 뒤의 판, 이 범위의 수 번호만, 전체 바둑판에서의 점.',
  'key.suicide.value': () => '“allowed” 또는 “forbidden”',
  'key.suicide.doc': () =>
    '자기의 연결된 돌을 들어내는 자살수를 허용할지 정합니다. 정하지 않으면 규칙을 따릅니다.',
  'key.hidden-kos.value': () => '“ignore” 또는 “count”',
  'key.hidden-kos.doc': () => '한 점에 두 번 두는 순환도 패의 착수로 볼지 정합니다.',
  'key.max-cycle.value': (a) => `${a.least}부터 ${a.most}까지의 정수 또는 “far”`,
  'key.max-cycle.doc': () =>
    'Koban이 탐색하는 가장 긴 순환의 길이(착수의 수)입니다. “far”이면 순환을 탐색하는 규칙이 12수부터 두 배씩, 탐색 한도까지 탐색하고 그 길이를 밝힙니다.',
  'key.eye-values.value': () => 'a=1/2, 2/3, 3/4, 4/5 또는 7/8',
  'key.eye-values.doc': () => '눈의 주인에게 유리한 패가 있는 대각점의 값입니다. b는 2 - a입니다.',
} satisfies Translated<typeof english>;
