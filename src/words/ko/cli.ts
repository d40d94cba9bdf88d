import type { Explained } from '../define.ts';
import type { cli as english } from '../en/cli.ts';
import type { Translated } from '../message.ts';
import { count, didYouMean, either, josa, list, number, quote, saying } from './grammar.ts';
import { movesOf } from './linking.ts';

const given = (text: string) => `(받은 값: ${quote(text, 40)})`;

const INSTEAD = {
  start: '. Koban은 시작 국면을 표시합니다',
  drawn: '. Koban은 그려진 국면을 씁니다',
} as const;

/**
 * The command line: what is wrong with its arguments and files, and what it reports on standard
 * error.
 */
export const cli = {
  'cli.help': () => '고치는 방법',
  'cli.see': (a) => `까닭과 참고할 곳: “koban explain ${a.code}”`,
  'explain.no-code': () =>
    '코드를 쓰십시오(예: “superko.positional”). “koban check”가 문제마다 끝에 표시합니다',
  'explain.unknown': (a) => `${quote(a.code)}: 이런 진단은 없습니다${didYouMean(a.near)}`,
  'explain.begin': (a) => `${quote(a.code)}: 이렇게 시작하는 진단은 ${a.codes.join(', ')}`,
  'explain.what': () => '내용',
  'explain.why': () => '까닭',
  'explain.help': () => '고치는 방법',
  'explain.example': () => '예',
  'explain.see': () => '참고',
  'cli.counts': (a) => `${count(a.files, '파일')}: ${count(a.errors, '오류')}, ${count(a.warnings, '경고')}`,
  'cli.claims-hold': (a) => `${count(a.files, '파일')}, ${count(a.claims, '주장')} 성립`,
  'cli.fixed': (a) => `${count(a.count, '문제')} 고침`,
  'cli.fixed-none': () => '확실한 수정이 없어 아무것도 고치지 않았습니다. 아래의 수정에서 고르십시오',
  'cli.fix-file': () =>
    '파일 이름을 쓰십시오. “koban check --fix”는 파일에 쓰며, 표준 입력에는 쓸 수 없습니다',
  'cli.fix-shard': () => '--fix와 --shard는 함께 쓸 수 없습니다. 파일은 통째로 고칩니다',
  'fmt.would-change': () => '정리되어 있지 않습니다. “koban fmt”로 고칠 수 있습니다',

  'cli.unknown-command': (a) =>
    `${quote(a.name)}: 이런 명령은 없습니다${didYouMean(a.near) || `. 쓸 수 있는 명령: ${a.known.join(', ')}`}`,
  'cli.unknown-option': (a) =>
    `${a.option}: 이런 옵션은 없습니다. ${a.near === undefined ? `옵션 목록은 “koban ${a.command} --help”로 볼 수 있습니다` : `${saying(a.near)} 쓰려고 했습니까?`}`,
  'cli.no-value': (a) => `${a.option}에는 값을 쓰지 않습니다`,
  'cli.needs-value': (a) => `${a.option}에는 값이 필요합니다: ${a.value}`,
  'cli.not-among': (a) => `${a.option}의 값은 ${either(a.choices)}입니다${given(a.given)}`,
  'cli.no-number': (a) =>
    `${a.option}의 값은 ${number(a.least)}에서 ${number(a.most)}까지의 정수입니다${given(a.given)}`,
  'cli.no-file': () => '파일이 없습니다. 표준 입력은 -로 씁니다',
  'cli.no-pair': (a) => `--differ의 값은 psk,ssk처럼 서로 다른 두 규칙입니다${given(a.given)}`,
  'cli.no-encoding': (a) =>
    `${josa(quote(a.given), '은')} 모르는 인코딩입니다. --encoding의 값은 utf-8이나 shift_jis 같은 이름입니다`,
  'cli.no-shard': (a) => `--shard의 값은 1/8처럼 부분의 번호와 개수입니다${given(a.given)}`,
  'cli.resume-shard': () => '--resume과 --shard는 함께 쓸 수 없습니다. 파일마다 통째로 저장합니다',
  'cli.resume-other': (a) => `${a.file}: “koban problems --resume”이 쓴 파일이 아니므로 그대로 둡니다`,
  'cli.summary-format': () => '--summary는 “text”나 “json”으로만 출력합니다',
  'cli.no-target': (a) => `--to가 없습니다. 쓸 수 있는 값: ${either(a.known)}`,
  'cli.no-eye-point': (a) => `--point의 값은 c3 같은 좌표나 바둑판의 레이블입니다${given(a.given)}`,
  'cli.no-color': (a) => `--background의 값은 #ffffff 같은 색입니다${given(a.given)}`,
  'cli.split-format': (a) => `--split은 svg나 png로만 만듭니다${given(a.format)}`,
  'cli.split-at': () => '--split은 모든 수를, --at은 국면 하나를 나타냅니다. 둘 중 하나만 쓰십시오',
  'cli.many-pictures': (a) =>
    `이미지 ${number(a.count)}개가 만들어집니다. --entry로 하나를 고르거나 --out에 폴더를 쓰십시오`,
  'cli.picture-terminal': (a) =>
    `이 이미지는 터미널에 표시할 수 없습니다. “--out board.${a.extension}”처럼 파일 이름을 쓰십시오`,
  'cli.many-figures': (a) => `그림 ${number(a.count)}개가 만들어집니다. --out에 폴더를 쓰십시오`,
  'cli.no-folder': (a) => `--pictures의 값은 페이지 옆의 폴더입니다${given(a.given)}`,
  'cli.page-is-file': () => '파일 이름을 쓰십시오. 표준 입력 옆에는 이미지를 둘 수 없습니다',
  'cli.no-page': () =>
    '페이지는 Markdown처럼 코드 블록이 있는 텍스트입니다. 이 파일은 “koban render”로 그릴 수 있습니다',
  'cli.view-file': () => '파일을 하나 쓰십시오. 표준 입력은 표시할 수 없습니다',
  'cli.view-package': (a) =>
    `이 명령은 npm 패키지 ${quote(a.name)}에 들어 있습니다. 패키지를 만드는 명령: ${quote(a.made)}`,
  'cli.pandoc-file': () => 'Pandoc은 인수를 하나, 출력 형식의 이름만 줍니다',
  'cli.no-pandoc': (a) =>
    `표준 입력이 Pandoc의 JSON 문서가 아닙니다. ${quote(`pandoc --filter ${a.program}`, 60)}로 실행하세요`,
  'cli.no-rule-in': (a) => `${a.key}에는 규칙 이름을 씁니다. ${quote(a.given, 40)}: 없는 규칙`,
  'cli.mcp-files': () => '파일은 클라이언트가 정합니다. 여기에는 쓰지 마십시오',
  'cli.lsp-files': () => '파일은 편집기가 정합니다. 여기에는 쓰지 마십시오',

  'cli.no-goal': () =>
    '어느 돌이 잡히는지 묻는 항목이 없습니다. --target d4를 주거나, 항목에 “goal: capture d4” 줄을 쓰십시오',
  'cli.no-diagram': () => '여기에는 그림이 없습니다',
  'cli.no-entry': (a) => `항목 ${number(a.entries)}개 가운데 ${quote(a.wanted, 40)}에 해당하는 것이 없습니다`,
  'cli.no-move': (a) =>
    `이 항목에는 제${a.move}수가 없습니다. ${movesOf(a.first, a.last)}${a.instead === null ? '' : INSTEAD[a.instead]}`,
  'cli.out-of-date': (a) => `${a.path}: 최신이 아닙니다`,

  'cli.none-there': (a) =>
    `${quote(a.given, 80)}: Git이 무시하지 않는 Koban 파일(${list(a.endings.map((one) => `“.${one}”`))})이 없습니다`,
  'cli.file': (a) => `${a.file}: ${a.reason}`,

  'project.no-json': (a) => `${a.file}: JSON이 아닙니다: ${a.reason}`,
  'project.no-key': (a) =>
    `${a.file}: 모르는 키 ${quote(a.key, 40)}. ${a.near === undefined ? `쓸 수 있는 키: ${list(a.known)}` : `${saying(a.near)} 쓰려고 했습니까?`}`,
  'project.no-value': (a) =>
    `${a.file}: ${a.key === '' ? '' : `${quote(a.key, 40)}에 `}쓸 수 없는 값 ${quote(a.given, 40)}`,
  'project.outside': (a) => `${a.file}: 폴더 밖의 파일을 가리킵니다: ${quote(a.given, 40)}`,
  'project.no-match': () => '프로젝트의 패턴에 맞는 파일이 없습니다',

  'file.missing': () => '이런 파일은 없습니다',
  'file.folder': () => '폴더입니다. 폴더 안의 파일 이름을 쓰십시오',
  'file.loop': () => '링크가 여기서부터 고리를 이룹니다',
  'file.no-right': () => '이 파일을 읽거나 쓸 권한이 없습니다',
  'file.no-space': () => '장치에 남은 공간이 없습니다',
  'file.quota': () => '디스크 할당량을 모두 썼습니다',
  'file.device': () => '장치에 문제가 생겼습니다',
  'file.read-only': () => '읽기 전용 파일 시스템입니다',
  'file.not-text': () => '텍스트 파일이 아닙니다',
  'file.no-decoder': (a) => `이 Node.js에는 ${a.encoding} 인코딩이 들어 있지 않습니다`,
  'file.game-too-long': (a) =>
    `${number(a.line)}번째 줄에서 시작하는 기보가 ${number(a.millions * 100)}만 자 안에 끝나지 않습니다`,
  'file.encoding-doubt': (a) =>
    `파일에 인코딩이 적혀 있지 않아 Koban은 windows-1252로 읽지만, ${a.name} 인코딩으로 보입니다. --encoding ${a.label} 옵션을 쓰거나 첫 노드에 CA[${a.name}]라고 쓰십시오`,
  'file.not-regular': () =>
    '파일이 아니라 장치나 파이프입니다. 텍스트를 Koban에 파이프로 보내고 파일 이름을 -로 쓰십시오',
  'file.too-large': (a) => `파일이 ${number(a.megabytes)}MB보다 커서 읽지 않습니다`,
  'file.link': (a) => `${quote(a.path, 80)}: 링크입니다. Koban은 링크를 통해 쓰지 않습니다`,
  'file.no-input': () => '표준 입력이 닫혀 있습니다',
  'file.not-in': (a) => `바이트가 ${a.encoding} 인코딩의 텍스트가 아닙니다`,
  'file.not-utf8': (a) =>
    a.doubt === 'guessed'
      ? `텍스트가 UTF-8이 아니어서 ${a.label} 인코딩으로 읽습니다. UTF-8로 저장하거나 --encoding ${a.label} 옵션으로 인코딩을 알려 주십시오`
      : '텍스트가 UTF-8이 아니고 인코딩을 알 수 없어 글자를 잘못 읽을 수 있습니다. UTF-8로 저장하거나 --encoding 옵션으로 인코딩을 알려 주십시오',
  'file.not-written': () =>
    '파일이 UTF-8이 아니고 인코딩을 알 수 없어 쓰지 않습니다. --encoding 옵션으로 인코딩을 알려 주십시오',
  'file.encoding-guessed': (a) =>
    `파일에 인코딩이 없어 ${a.name} 인코딩으로 읽습니다. 첫 노드에 CA[${a.name}]을 쓰거나 --encoding ${a.label} 옵션을 쓰십시오`,
  'file.other': (a) => a.reason,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'file.not-utf8': [
    '`koban check`가 UTF-8이 아닌 텍스트를 읽었습니다. 맞는 인코딩이 하나뿐이면 그것을 쓰고, 그렇지 않으면 ASCII 밖의 문자가 틀릴 수 있습니다.',
    'UTF-8로 저장하거나 `--encoding`으로 인코딩을 지정하십시오.',
  ],
} satisfies Explained;
