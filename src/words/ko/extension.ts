/**
 * Korean, what the extension says itself: notifications, lists to choose from, the status bar,
 * progress, titles of tabs.
 */
import type { ExtensionWords } from '../extension.ts';
import { duration, josa, number } from './grammar.ts';
import { node } from './node.ts';

export const extension = {
  ...node,
  'text.none': () =>
    '여기에는 그림이 없습니다. .goban 파일이나 .sgf 파일, 또는 Markdown의 그림에 텍스트 커서를 두십시오.',
  'text.closed': (a) => `${a.name}: 닫힌 파일입니다. 계속하려면 여십시오.`,
  'text.not-opened': (a) => `${a.name}: 열 수 없습니다.`,
  'text.unchanged': () => '편집기가 텍스트를 바꾸지 않았습니다. 읽기 전용 파일일 수 있습니다.',
  'branch.no-record': () => 'SGF 기보의 변화도만 옮기고 복사하고 붙여넣고 지울 수 있습니다.',
  'branch.copied': () => '변화도를 클립보드에 복사했습니다.',
  'rule.name': () => '패 규칙',
  'rule.tip': (a) => `패 규칙: ${a.title}. 클릭하면 다른 규칙을 텍스트에 쓸 수 있습니다.`,
  'rule.which': () => '텍스트에 쓸 규칙',
  'text.changed': () => '텍스트가 방금 바뀌었습니다. 바둑판을 다시 보고 나서 쓰십시오.',
  'text.no-diagram': () => '이것을 쓸 그림이 없어졌습니다.',
  'diagram.gone': () => '그림이 없어졌습니다.',
  'text.nothing-yet': () => '이 텍스트에는 아직 그림이 없습니다.',
  'game.none': () => '이 파일에는 기보가 없습니다.',
  'why.no-play': () => '패가 아닌 이유를 보려면 착수에 커서를 두십시오.',
  'why.nothing': () => '이 착수에 대해 보여 줄 이유가 없습니다.',

  'tests.check': () => '주장 검사',
  'tests.unread': () => '주장을 읽거나 검사할 수 없었습니다.',
  'table.copied': () => '표를 클립보드에 복사했습니다.',

  'convert.to': () => '항목을 변환할 표기법',
  'convert.lost': (a) => `${a.target}(으)로 나타낼 수 없는 것: ${a.losses.join('; ')}.`,
  'paste.where': () => '그림은 .goban 파일과 Markdown에 붙여 넣을 수 있습니다.',
  'paste.nothing': () => '클립보드에 Koban이 읽는 표기법의 그림이 없습니다.',
  'paste.entry': () => '.goban 항목',
  'paste.offer': (a) =>
    `${a.count === 1 ? '그림으로' : `그림 ${number(a.count)}개로`} 붙여 넣기(원래 표기법: ${a.notation})`,

  'copy.pictures': () => '이미지',
  'copy.text': () => '텍스트',
  'copy.what': (a) => `${josa(a.title ?? '그림', '을')} 복사할 형식`,
  'copy.done': (a) => `복사한 형식: ${a.as}`,
  'copy.alternative': () => '바둑 그림',
  'copy.svg': () => 'SVG',
  'copy.svg-detail': () => '웹 페이지와 편집기에 쓰는, 텍스트로 된 이미지',
  'copy.png': () => 'PNG 데이터 URI',
  'copy.png-detail': () => 'HTML과 스타일 시트에 쓰는, 주소로 된 이미지',
  'copy.markdown': () => 'Markdown 이미지(PNG)',
  'copy.markdown-detail': () => 'Markdown 안에 들어가는 이미지와 대체 텍스트',
  'copy.png-file': () => 'PNG 파일…',
  'copy.png-file-detail': () => '어디서나 똑같이 보이는 이미지',
  'copy.svg-file': () => 'SVG 파일…',
  'copy.svg-file-detail': () => '어떤 크기에서도 선명한 이미지',
  'copy.html-file': () => 'HTML 파일…',
  'copy.html-file-detail': () => '이미지와 규칙의 판정이 있는 페이지',

  'export.as': () => '애니메이션을 내보낼 형식',
  'export.gif': () => '어디서나 재생, 256색',
  'export.animated-svg': () => '어떤 크기에서도 선명하고 작음, 웹 페이지용',
  'export.apng': () => '모든 색, 브라우저에서 재생',
  'picture.look': () => '이미지의 모양',
  'picture.light': () => '밝게',
  'picture.light-detail': () => '나무 바둑판, 밝은 페이지용',
  'picture.dark': () => '어둡게',
  'picture.dark-detail': () => '더 어두운 나무 바둑판, 어두운 페이지용',
  'picture.print': () => '인쇄',
  'picture.print-detail': () => '흰 바탕에 검은색, 종이용',
  'picture.save': (a) => `저장 형식: ${a.format}`,
  'picture.making': (a) => `Koban: 이미지 만드는 중(${a.format})`,
  'picture.failed': (a) => `Koban이 이미지를 쓰지 못했습니다: ${a.why}`,
  'picture.written': (a) => `${a.name}: 저장했습니다.`,
  'picture.open': () => '열기',

  'example.which': () => '시험해 볼 예제 열기',
  'example.ko': () => '패',
  'example.triple-ko': () => '규칙마다 다른 패 세 개',
  'example.eyes': () => '패가 있는 눈',
  'example.claims': () => 'Koban이 확인하는 주장',
  'example.markdown': () => 'Markdown 페이지',
  'example.sgf': () => 'SGF 기보',

  'first.ko-rest': () => '마지막 수 c3에 포인터를 올려 보세요. 흑은 바로 되따낼 수 없습니다.',
  'first.ko-none': () =>
    '“rules: none”으로 바꿔 쓰면 오류가 사라집니다. 이 줄이 없으면 설정 “koban.rules”가 규칙을 고릅니다. 기본값은 기본 패 규칙입니다.',
  'first.ko-title': () => '패',
  'first.triple-rest': () =>
    '패가 동시에 세 개 있습니다. 마지막 수에 포인터를 올리거나 명령 “Koban: 패 규칙 비교”를 실행해 보세요.',
  'first.triple-try': () =>
    '다른 규칙도 써 보세요: psk, ssk, nssk, spight, coupling, korean, japanese, ing, basic, none',
  'first.triple-title': () => '삼패',
  'first.eyes-rest': () =>
    '점 d5에 포인터를 올리면 어떤 눈인지, 왜 그런지 보입니다. 고리는 급소를 나타냅니다.',
  'first.eyes-setting': () => '설정 “koban.inlayHints.eyes”는 모든 눈의 값을 줄 뒤에 보여 줍니다.',
  'first.eyes-title': () => '패가 있는 눈',
  'first.claims-checked': () =>
    'Koban은 입력하는 동안 각 주장 “expect”를 확인합니다. 명령줄에서는 “koban check”가 확인합니다. 마지막 주장은 틀렸습니다.',
  'first.claims-fix': () => '그 위에 커서를 두고 Ctrl+.를 누르면 맞는 것으로 바꿔 쓸 수 있습니다.',
  'first.claims-title': () => '주장이 있는 패',
  'first.page-title': () => '패',
  'first.page-fences': () =>
    '그림은 `goban`이라는 이름의 펜스에 씁니다. 이 글 옆의 미리 보기에 번호가 붙은 수와 규칙의 판정이 보입니다.',
  'first.page-capture': () => '패를 따냄',
  'first.page-continue': () => '그림은 다른 그림을 이을 수 있습니다.',
  'first.page-recaptured': () => '바로 되따냄',
  'first.record-rest': () => '수에 포인터를 올리면 그 판과 규칙의 판정이 보입니다.',
  'first.record-captures': () => '백이 패를 따냅니다.',
  'first.record-wrong': () => '오답',
  'first.record-recapture': () => '흑은 바로 되따낼 수 없습니다.',
  'first.record-right': () => '정답',
  'first.record-elsewhere': () => '먼저 다른 곳에 두어야 합니다.',
  'first.record-slow': () => '느슨함',
  'first.record-alone': () => '백이 패를 그대로 둡니다.',

  'finder.what': () => '가장 작은 예 찾기',
  'finder.differ': () => '판정이 다른 두 규칙',
  'finder.cycle': () => '정해진 수의 순환',
  'finder.pattern': () => '정해진 유형의 순환',
  'finder.eye': () => '정해진 값의 눈',
  'finder.ko-position': () => '정해진 점 수의 패 국면(Jasiek의 규칙)',
  'finder.disturber': () => '교란자(Jasiek의 규칙)',
  'finder.hot': () => '정해진 수의 핫스톤(Spight의 규칙)',
  'finder.outcome': () => '결과가 다른 두 규칙',
  'finder.matching': () => '커서가 있는 그림에서 참인 주장',
  'finder.rule': (a) => (a.first === null ? '첫째 규칙' : `${a.first}: 이와 판정이 다른 규칙`),
  'finder.length': () => '순환의 길이(2에서 24까지)',
  'finder.pattern-name': () => '반복의 유형',
  'finder.value': () => '눈의 값(1+a, 2b, 0 등)',
  'finder.points': () => '패 국면의 자리 수(2에서 30까지)',
  'finder.player': () => '교란자가 누구인지',
  'finder.stones': () => '핫스톤의 수(1에서 30까지)',
  'finder.claim': () => '주장(“move 2 forbidden” 등). 그림의 ?는 돌이나 빈 점이 됩니다',
  'finder.further': () => '그림의 수 뒤에 이어질 수 있는 수(0에서 24까지)',
  'finder.board': () => '바둑판의 열과 행(4x3 등). 앞에 ≤(또는 <=)를 붙이면 작은 바둑판부터 탐색합니다',
  'finder.tab': () => '예',
  'finder.title': (a) => `${a.what}: ${a.value}${a.board === '' ? '' : `, ${a.board}`}`,
  'finder.begins': () => 'Koban이 탐색을 시작합니다.',
  'finder.progress': (a) =>
    `탐색 중: ${a.points === null ? '' : `${a.points}곳, `}돌 ${a.stones}점, ${a.moves}수. 찾은 예: ${a.found}개.${a.left === null ? '' : ` 남은 시간은 최대 약 ${duration(a.left)}입니다.`}`,
  'finder.stopped': (a) =>
    a.found === 0
      ? '예를 찾기 전에 탐색을 멈췄습니다.'
      : `탐색을 멈췄습니다. 찾은 예: ${a.found}개. 같은 크기의 예가 더 있을 수 있습니다.`,
  'finder.again': () => '다시 찾기',
  'finder.reloaded': (a) =>
    `창을 다시 로드하면서 탐색이 끝났습니다. 찾은 예: ${a.found}개. 다른 예가 더 있을 수 있습니다.`,
  'finder.stop': () => '멈추기',
  'finder.insert': () => '커서 위치에 넣기',
  'finder.open': () => '새 텍스트로 열기',

  'position.searching': () => '국면을 찾는 중',
  'position.files': (a) => `파일 ${a.done}/${a.all}`,
  'position.what': () => '찾을 것(회전, 대칭, 색 바꾸기 모두)',
  'position.whole': () => '바둑판 전체',
  'position.corner': (a) => `${a.point} 쪽 귀`,
  'position.around': (a) => `${a.point} 둘레`,
  'position.none': () => '작업 영역의 파일에 이 국면이 없습니다.',
  'position.found': (a) => `${a.places}곳(기보나 항목마다 처음 한 곳)`,

  'reload.needed': (a) =>
    `편집기가 확장을 다시 시작해서 ${a.name}의 바둑판이 더 이상 텍스트를 따라가지 않습니다. 계속하려면 창을 다시 로드하십시오. 저장하지 않은 내용은 남습니다.`,
  'reload.now': () => '창 다시 로드',
} satisfies Partial<ExtensionWords>;
