import type { cliHelp as english } from '../en/cli-help.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';

/**
 * The help of the command line: what commands and options do. Names of options and of their values
 * stay as they are.
 */
export const cliHelp = {
  'help.about': () => 'Koban은 바둑 그림과 기보의 수를 패 규칙에 따라 검사하고 그림으로 그립니다.',
  'help.usage': (a) => `사용법: ${a.line}`,
  'help.commands': () => '명령:',
  'help.options': () => '옵션:',
  'help.rules': () => '규칙:',
  'help.notations': () => '쓸 수 있는 표기법:',
  'help.files': () =>
    'FILE은 .goban 파일, SGF 파일, 또는 Markdown처럼 ```goban 코드 블록이 있는 텍스트입니다. 표준 입력은 -로 씁니다. 폴더나 따옴표로 묶은 “docs/**/*.md” 같은 패턴은 그 안의 파일 가운데 Git이 무시하지 않는 것을 뜻합니다.',
  'help.more': () => '명령의 옵션은 “koban COMMAND --help”로, 버전은 “koban --version”으로 볼 수 있습니다.',
  'help.lang': () => '메시지의 언어: “en”, “ja”, “ko”, “zh-hans”, “zh-hant”(기본값: 환경의 언어)',
  'help.help': () => '이 도움말 출력',

  'help.option.rules': () => '수를 판정할 규칙(기본값: 각 항목의 규칙)',
  'help.option.max-cycle': (a) =>
    `탐색할 가장 긴 순환의 착수 수, ${number(a.least)}에서 ${number(a.most)}까지, 또는 “far”(탐색 한도까지). 항목의 줄보다 우선함`,
  'help.option.hidden-kos': () =>
    '한 점에 두 번 두는 순환의 착수도 패 착수로 볼지 여부. 항목의 줄보다 우선함',
  'help.option.config': () =>
    '프로젝트의 파일, 규칙, 심각도, 언어를 적은 파일(기본값: “koban.json” 또는 “package.json”의 “koban”)',
  'help.option.encoding': () =>
    'utf-8, shift_jis, gb18030 같은 SGF 파일의 인코딩. CA보다 우선하지만 바이트 순서 표시보다는 우선하지 않음',
  'help.option.budget': () => '탐색 하나가 미결정으로 끝나기까지 살펴볼 국면의 최대 수',
  'help.option.text': () => '출력 형식(기본값: text)',
  'help.option.theme': () => '색(기본값: light)',
  'help.option.after': () => '제N수 뒤의 국면 사용(기본값: 그려진 국면)',

  'help.audit.files-from': () => 'FILE에서 한 줄에 하나씩 파일 이름을 읽음. -는 표준 입력',
  'help.audit.shard': () => '작업을 똑같이 나눈 N개 가운데 I번째 부분만 처리, 1부터 셈(SGF)',
  'help.audit.summary': () => '기보마다 출력하지 않고 합계 출력(SGF)',
  'help.audit.threads': () => '동시에 일하는 스레드의 수(SGF, 기본값: 프로세서의 수)',

  'help.judge': () => '모든 수와 각 규칙의 판정을 JSON으로 출력',
  'help.judge.format': () => '출력 형식(기본값: json). ndjson은 항목과 기보마다 JSON 한 줄을 출력',
  'help.judge.why-not': () =>
    '허용되는 수도 설명: 패 착수가 아닌 이유, 또는 가장 가까운 이전 국면(슈퍼코). “full”이면 점과 홀수 순환, 더 긴 패, 숨은 패도 설명(더 오래 걸림)',
  'help.judge.explain': () => '각 수가 패 착수인지를 탐색의 어느 단계가 답했는지 출력',
  'help.judge.notes': () =>
    'SGF는 파일이든 코드 블록이든 모든 변화도의 수를 출력합니다. 파일을 조금씩 읽으므로 기보 모음은 얼마든지 커도 됩니다.',

  'help.explain': () => '진단의 뜻과 고치는 방법을 예와 함께 표시',
  'help.check': () => '편집기에 나타나는 문제 출력',
  'help.check.rules': () =>
    '검사할 규칙. 첫 번째 규칙이 모든 항목의 적용 규칙이 되고, 나머지 규칙이 금지하는 착수는 정보로 출력됨. “all”이면 항목마다 자기의 적용 규칙을 씀',
  'help.check.level': () =>
    '출력할 문제 가운데 가장 가벼운 심각도. 주장된 판정은 정보임(기본값: “warning”, --rules에 규칙이 여럿이면 “information”, “json”, “ndjson”, “sarif”에서는 “hint”)',
  'help.check.quiet': () => '오류만 출력하고 개수는 출력하지 않음',
  'help.check.sarif': () => '찾은 것 전부를 코드 스캔용 보고서로 이 파일에도 씀',
  'help.check.fix': () => '확실한 수정을 파일에 적용한 뒤 검사',
  'help.check.fixes': () =>
    '--fix를 쓰면 편집기가 우선하는 수정 가운데 글자를 잃지 않고 추측하지 않는 것을 적용합니다. 주장은 바꾸지 않고, 줄에 점을 더하지 않습니다. 인코딩과 줄 끝은 그대로입니다. 파일마다 고친 수를 표준 오류에 알리고, 남은 것은 --fix가 없을 때처럼 출력합니다.',
  'help.check.exit': () => '종료 코드: 오류가 없으면 0, 있으면 1, 읽을 수 없는 파일이 있으면 2.',

  'help.fmt': () => '바둑판과 기보 정리: 점 사이의 공백, SGF의 줄',
  'help.fmt.check': () => '아무것도 쓰지 않고, 바뀔 파일이 있으면 1로 끝냄',
  'help.fmt.off': () =>
    '공백과 바둑판의 변, 키가 있는 줄의 순서가 바뀌고(순서는 표기법 페이지에 있습니다), 주석은 그 줄 위에 남으며, 뜻이 달라질 것은 그대로 둡니다. 주석 “; koban: off”가 있는 항목은 쓰인 그대로 둡니다. -는 표준 입력을 정리해 출력합니다.',
  'help.fmt.exit': () =>
    '종료 코드: 모두 정리되어 있으면 0, --check가 정리되지 않은 것을 찾으면 1, 읽거나 쓸 수 없는 파일이 있으면 2.',

  'help.completion': () => '셸이 명령과 옵션을 완성하는 스크립트 출력',
  'help.completion.notes': () => '스크립트를 둘 곳은 그 첫머리에 있습니다.',

  'help.cycles': () => '국면에서 둘 수 있는 순환의 길이와 그 예 출력',
  'help.cycles.to-play': () => '이쪽이 시작하는 순환만(기본값: 양쪽의 순환)',
  'help.cycles.plain': () => '한 점에 두 번 두지 않는 순환만',
  'help.cycles.basic-ko': () => '기본 패 규칙을 어기는 순환도 출력할지 여부(기본값: forbidden)',

  'help.eyes': () => '눈의 값과 대각점마다의 이유 출력',
  'help.eyes.point': () => '눈이든 아니든 이 점만(기본값: 모든 눈)',
  'help.eyes.owner': () => '이쪽의 눈만',
  'help.eyes.mode': () =>
    '대각점을 패턴으로 정할지 수읽기로 정할지 여부(기본값: 바둑판 전체가 그려져 있으면 수읽기)',
  'help.eyes.a': () => '눈의 주인에게 유리한 패의 값. 항목의 줄보다 우선함',
  'help.eyes.table': () => 'GNU Go의 열세 가지 경우의 표를 모든 a에 대해 계산. 파일이 필요 없음',

  'help.convert': () => '항목과 그림을 다른 표기법으로 쓰고, 나타낼 수 없는 것을 보고',
  'help.convert.to': () => '쓸 표기법. 기본값 없음',
  'help.convert.from': () => '읽을 표기법. “auto”(기본값)는 파일 이름으로, 그다음에는 내용으로 정함',
  'help.convert.entry': () => '번호(1부터)나 제목이 이것인 항목만',
  'help.convert.at': () => '번호가 N인 수 뒤의 국면만. 0은 시작 국면',
  'help.convert.strict': () => '빠진 것이 있으면 1로 종료',
  'help.convert.losses': () =>
    '표기법으로 나타낼 수 없는 것은 표준 오류에 한 줄씩 출력됩니다. FILE:LINE: CODE: 빠진 것.',
  'help.convert.exit': () =>
    '종료 코드: 모두 변환하면 0, 오류가 있는 항목이 있으면(--strict이면 빠진 것이 있을 때도) 1, 읽을 수 없는 파일이 있거나 변환할 것이 없으면 2.',
  'help.convert.json': (a) => `찾은 그림: ${a.shape}`,

  'help.render': () => '그림을 그리고 수순을 애니메이션으로 만듦',
  'help.render.format': () => '이미지의 종류(기본값: --out의 확장자, 없으면 svg)',
  'help.render.out': () => '파일, 또는 항목마다 파일이 하나씩 생기는 폴더. 폴더가 없으면 만듦',
  'help.render.entry': () => '제목이 이것인 항목만, 또는 파일마다 N번째 항목만',
  'help.render.at': () => '번호가 N인 수 뒤의 국면. 0은 시작 국면(기본값: 끝)',
  'help.render.look': () => '바둑판의 재질(기본값: wood)',
  'help.render.coordinates': () => '좌표의 방식(기본값: western)',
  'help.render.cell': (a) => `칸의 너비(픽셀), ${number(a.least)}에서 ${number(a.most)}까지`,
  'help.render.numbers': () => '돌에 수의 번호 쓰기',
  'help.render.plain': () => '규칙의 표시 빼기: 핫스톤, 금지되는 착수, 반복',
  'help.render.caption': () => '바둑판 아래에 제목 쓰기',
  'help.render.split': () => '책처럼 이만큼의 수마다 그림을 나눔(svg, png)',
  'help.render.wheel': () => '수의 순환을 바둑판 옆에 순환 고리로 그림(--split이면 따로 한 파일에)',
  'help.render.background': () => '바둑판 뒤의 색(기본값: 형식이 허용하면 투명)',
  'help.render.delay': (a) => `애니메이션에서 한 수의 시간(밀리초, 기본값: ${number(a.default)})`,
  'help.render.hold': () => '마지막 국면의 시간(밀리초, 기본값: 한 수의 시간의 세 배)',
  'help.render.notes': () =>
    '이미지 하나는 --out에 파일을 쓰지 않으면 표준 출력으로 나갑니다. 폴더 안의 파일 이름은 제목에서 따옵니다. 같은 입력에서는 어느 컴퓨터에서나 같은 바이트가 나옵니다. SGF에서는 변화도마다 하나의 항목입니다. 다른 표기법의 그림도 그립니다.',
  'help.render.exit': () =>
    '종료 코드: 모두 그리면 0, 오류가 있는 항목을 그릴 수 있는 데까지 그리면 1, 읽거나 쓸 수 없는 파일이 있거나 해당하는 항목이 없으면 2.',

  'help.embed': () => 'Markdown 페이지에 코드 블록의 이미지를 넣고 최신으로 유지',
  'help.embed.check': () =>
    '아무것도 쓰지 않고, 최신이 아닌 페이지나 이미지, 성립하지 않는 주장이 있으면 1로 종료',
  'help.embed.ignore-claims': () => '--check에서 성립하지 않는 주장을 오류로 보지 않음',
  'help.embed.pictures': () => '이미지를 넣을 폴더, 페이지에서 본 경로(기본값: pictures)',
  'help.embed.notes': (a) =>
    `Koban은 goban과 sgf 코드 블록 아래의 ${a.begin} 줄과 ${a.end} 줄 사이에 Markdown 미리 보기와 같은 그림을 넣습니다. 이미지, 그 아래의 수순, 판정, 문제, 성립하지 않는 주장입니다. 그 사이에 있는 것은 매번 바꿉니다. 이미지는 SVG이고, 이름은 페이지와 제목에서 따옵니다.`,
  'help.embed.exit': () =>
    '종료 코드: 모두 최신이고 모든 주장이 성립하면 0, --check가 그렇지 않은 것을 찾으면 1, 읽거나 쓸 수 없는 파일이 있으면 2.',

  'help.pandoc': () => 'Pandoc 문서의 펜스를 그림으로 바꿈',
  'help.pandoc.notes': (a) =>
    `Pandoc이 이 명령을 필터 ${a.program}로 실행합니다. 표준 입력에서 JSON 문서를 읽고 표준 출력에 씁니다. FORMAT은 Pandoc 출력 형식의 이름입니다. 자세한 내용: ${a.page} 성립하지 않는 주장이 있으면 1로 종료하여 Pandoc이 멈추며, 문서가 허용하면 멈추지 않습니다.`,

  'help.find': () => '두 규칙의 판정이 다르거나, 순환이 있거나, 어떤 값의 눈이 있는 가장 작은 국면 찾기',
  'help.find.differ': () => '마지막 수에 대한 이 두 규칙의 판정이 다름',
  'help.find.cycle': () => 'N수 가운데 마지막 수가 시작 국면을 반복함',
  'help.find.parity': () => '순환의 착수 수가 홀수인지 짝수인지 여부. 패스는 세지 않음',
  'help.find.pattern': () => '순환의 반복이 이 유형임',
  'help.find.eye': () => '1+a처럼 이 값을 가진 흑의 눈이 있음. 수는 두지 않음',
  'help.find.ko-position': () => '국면에 N곳의 패 국면이 있음(Jasiek의 규칙). 수는 두지 않음',
  'help.find.disturber': () => '마지막 수 뒤에 이 대국자가 교란자임(Jasiek의 규칙)',
  'help.find.hot': () => '마지막 수 뒤에 핫스톤이 정확히 N점 있음(Spight의 규칙)',
  'help.find.outcome': () =>
    '이 두 규칙에서 사슬 하나(또는 색마다 하나)에 대해 누가 무엇을 강제할 수 있는지가 다름. 수는 두지 않음',
  'help.find.matching': () =>
    'FILE의 하나뿐인 항목을 완성: 모든 주장이 참이 될 때까지 ?마다 흑돌, 백돌, 빈 점을, 비워 둔 수(“moves: ?*6”)마다 착수를 넣어 봄',
  'help.find.in': () =>
    'FILE에 그려진 바둑판(?는 아무 점)을 회전, 대칭, 색 바꾸기까지 모두 파일에서 찾기: 폴더, 패턴, 파일, 여러 번 쓸 수 있음(--matching과 함께)',
  'help.find.claim': () => '항목에 더할 주장, “move 3 forbidden” 등(--matching과 함께)',
  'help.find.board': (a) => `열과 행, 최대 ${number(a.most)}곳(기본값: 3x3)`,
  'help.find.up-to': () => '이 크기까지의 모든 바둑판을, 점이 적은 것부터 탐색(--board 대신)',
  'help.find.stones': () => '국면의 돌의 최대 수(기본값: 바둑판의 점 수)',
  'help.find.moves': (a) => `수의 최대 개수(기본값: ${number(a.default)})`,
  'help.find.passes': () => '패스할 수 있는지 여부(기본값: allowed)',
  'help.find.every': () =>
    '종류마다 하나가 아니라, 가장 작은 크기의 예를 모두 출력. --in에서는 기보나 항목마다 처음 한 곳이 아니라 모든 곳을 출력',
  'help.find.format': () => '출력 형식(기본값: goban, 주장이 있는 항목. --in에서는 “text”)',
  'help.find.threads': () => '탐색하는 스레드의 수(기본값: 프로세서의 수)',
  'help.find.shard': () => '똑같이 나눈 N개 가운데 I번째 부분만 탐색하고, 1부터 셈. 결과는 JSON으로 출력',
  'help.find.merge': () => '파일로 받은 모든 부분의 결과를 합침',
  'help.find.checkpoint': () => '탐색을 FILE에 저장하고 거기서 이어 감',
  'help.find.notes': () =>
    '가장 작은 예란 돌이 가장 적고, 그다음으로 수가 가장 적은 예입니다. Koban은 이 범위 안의 모든 국면과 모든 수순을 탐색합니다. 따라서 출력된 예가 가장 작은 것이며, 결과가 없으면 범위 안에 예가 없습니다.',
  'help.find.bounds': () =>
    '첫 수는 흑이 둡니다. 자살수는 이를 허용한다고 밝힌 변형(“psk with suicide allowed”) 말고는 금지입니다. 이어서 두 번 패스하지 않습니다. 회전, 대칭, 색 바꾸기로 같아지는 국면은 하나만 탐색합니다.',

  'help.merge': () => '기보의 두 판본을 하나로 합치기, Git의 병합 드라이버',
  'help.merge.stdout': () => '결과를 OURS에 쓰지 않고 출력',
  'help.merge.notes': () =>
    'OURS는 두 판본의 기보, 변화, 설명, 표시를 모두 갖습니다. 한 판본이 지운 것은 다른 판본이 BASE 그대로 두었을 때만 지워집니다. 둘 다 값을 바꾼 곳에는 OURS의 값이 남고, 노드의 설명에 두 값이 <<<<<<< 와 >>>>>>> 사이에 들어갑니다. 전체를 읽을 수 없는 기보는 합치지 않고, 두 판본을 차례로 OURS에 씁니다. NAME은 메시지에 쓰는 파일 이름이며, Git은 이것을 %P로 줍니다.',
  'help.merge.exit': () =>
    '종료 코드: 모두 합쳤으면 0, 사람이 정할 것이 있으면 1, 읽거나 쓸 수 없는 파일이 있으면 2.',

  'help.view': () => '파일의 바둑판을 브라우저에 표시하고, 저장될 때마다 따라감',
  'help.view.no-open': () => '주소만 출력하고 브라우저를 열지 않음',
  'help.view.notes': (a) =>
    `페이지는 항목이나 대국마다 바둑판을 하나씩 보여 줍니다. 이 컴퓨터의 루프백 주소로만 제공되고, 주소에 비밀 문자열이 들어 있으며, 다른 요청은 모두 거부됩니다. Ctrl+C로 끝냅니다. 페이지는 npm 패키지에 들어 있습니다. 설치 방법은 ${a.page}에 있습니다.`,

  'help.lsp': () => '편집기를 위한 언어 서버 실행',
  'help.lsp.stdio': () => '표준 입력과 표준 출력으로 통신. 이 방식뿐이며 기본값',
  'help.lsp.notes': (a) =>
    `편집기가 이 명령을 실행합니다. 편집기에 무엇이 나타나는지는 편집기의 기능에 달려 있습니다. 여러 편집기의 설정은 ${a.page}에 있습니다.`,

  'help.mcp': () => '명령줄을 언어 모델의 도구로 제공',
  'help.mcp.notes': () =>
    'MCP 클라이언트가 이 명령을 실행하고 표준 입력과 표준 출력으로 통신합니다. 도구는 명령줄과 똑같이 출력합니다. 건네받은 텍스트와 명령을 시작한 폴더 아래의 파일을 읽으며, 아무것도 쓰지 않습니다.',
} satisfies Translated<typeof english>;
