/** What Korean says of each mistake of `mistakes.test.ts`, by its name, and the title of its fix. */
export const mistakesInKorean: Readonly<Record<string, readonly [says: string, fix?: string]>> = {
  'a ragged row': [
    '이 행에는 점이 2개인데 바둑판은 3열입니다. Koban은 없는 점을 알 수 없는 점으로 봅니다',
    '행을 빈 점으로 채우기',
  ],
  'a wrong key': ['“ruels”: 이런 키는 없습니다. “rules”라고 쓰려고 했습니까?', '“rules” 쓰기'],
  'a wrong rule': ['“spigt”: 이런 규칙은 없습니다. “spight”라고 쓰려고 했습니까?', '“spight” 쓰기'],
  'round stones': [
    '“● ○”: 바둑판에 쓰지 않는 기호입니다. Koban은 이 점을 알 수 없는 점(?)으로 봅니다',
    '“X O” 쓰기',
  ],
  'a blank line inside': [
    '빈 줄이 바둑판을 나눕니다. Koban은 그 아래 행도 같은 바둑판으로 읽습니다',
    '빈 줄 지우기',
  ],
  'a second board': [
    '항목에는 바둑판이 하나이므로 Koban은 이 두 번째 바둑판을 무시합니다. 새 항목으로 만들려면 위에 제목(# …)을 쓰십시오',
    '여기서 새 항목 시작하기',
  ],
  'a wrong claim': [
    '“captures 2 at move 1”: 거짓입니다. 제1수는 돌 1점을 따냅니다(B3)',
    '주장 바꾸기: “captures 1 at move 1”',
  ],
  'an illegal recapture': [
    '제2수 백 B3(C3 따냄)은 기본 패 규칙에서 금지됩니다: 방금 한 점을 따낸 돌 한 점을 곧바로 되따냅니다',
    '주장 넣기: “move 2 forbidden under basic”',
  ],
  'column i': ['i열은 없습니다. “j4”라고 쓰려고 했습니까?', '“j4” 쓰기'],
  'an occupied point': ['B3에는 시작 국면의 흑돌이 있습니다'],
  'a point that a move took': ['B2에는 제1수의 흑돌이 있습니다'],
  suicide: ['제1수 백 B2(자살수)는 허용되지 않습니다', '주장 넣기: “move 1 forbidden under none”'],
  'a misread claim': [
    '이 주장을 읽을 수 없습니다. 다음과 같이 쓰십시오: “move N allowed|forbidden|undecided|ends [under RULE]”',
    '“move 1 allowed” 쓰기',
  ],
  'a missing digit': [
    '제3수가 없습니다. 3을 그리거나, 제1수의 점에 두었다면 “replays: 3@1”이라고 쓰십시오',
    '“3” 쓰기',
  ],
  'a misspelled from:': [
    '이 파일에는 제목이 “Tripel ko”인 항목이 없습니다. “Triple ko”라고 쓰려고 했습니까?',
    '“Triple ko” 쓰기',
  ],
  'an overlooked repetition': [
    '제2수는 시작 국면을 반복합니다(패, 2수). 적용되는 패 규칙이 없습니다',
    '주장 넣기: “repetition at move 2 of move 0”',
  ],
  'a size against the edges': [
    '왼쪽과 오른쪽 가장자리 사이에 3열이 그려져 있지만 크기는 19열입니다',
    '“3” 쓰기',
  ],
  'a comment with #': [
    '이 줄에서 바둑판 없는 항목이 시작됩니다. 주석이라면 줄을 # 대신 ;으로 시작하십시오',
    '주석(;)으로 바꾸기',
  ],
  'an open fence': [
    '이 코드 블록이 닫히지 않아 Koban은 나머지 텍스트를 모두 그림으로 읽습니다. 닫는 표시는 ```입니다',
    '코드 블록 닫기',
  ],
  'one small x': ['“x”는 여기서 돌이 아니라 레이블입니다. 돌은 대문자로 씁니다', '“X” 쓰기'],
  'colors that do not alternate': [
    '백이 두 번 이어서 둡니다. 일부러 그런 것이라면 상대의 수로 “pass”나 “tenuki”를 쓰십시오',
    '“B tenuki” 쓰기',
  ],
  'a forgotten edge': [
    '5x5 바둑판 전체처럼 보이지만 우변이 열려 있습니다. 바둑판이 거기서 끝나면 가장자리를 그리십시오',
    '“size: 5” 쓰기',
  ],
};
