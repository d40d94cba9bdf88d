import type { playground as english } from '../en/playground.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';

export const playground = {
  'playground.name': () => 'Koban 플레이그라운드',
  'playground.documents': () => '문서',
  'playground.text': () => '텍스트',
  'playground.board': () => '바둑판',
  'playground.more': () => '더 보기',
  'playground.table': () => '규칙 표',
  'playground.file': () => '파일 이름',
  'playground.examples': () => '예제',
  'playground.new': (a) => `새 텍스트: ${a.ending}`,
  'playground.open': () => '열기…',
  'playground.save': () => '저장',
  'playground.saved': (a) => `저장했습니다: ${a.name}`,
  'playground.share': () => '링크 복사',
  'playground.shared': () =>
    '링크를 클립보드에 복사했습니다. 텍스트는 링크 안에 있으며 서버로 보내지 않습니다.',
  'playground.shared-here': () => '링크가 주소 표시줄에 있습니다. 텍스트는 링크 안에 있습니다.',
  'playground.shared-long': (a) =>
    `링크가 ${number(a.characters)}자입니다. 긴 링크를 자르는 프로그램도 있으니 파일로도 저장하십시오.`,
  'playground.damaged': () => '링크가 손상되어 텍스트를 읽을 수 없습니다.',
  'playground.language': () => '언어',
  'playground.colors': () => '색상',
  'playground.colors-system': () => '시스템',
  'playground.colors-light': () => '밝게',
  'playground.colors-dark': () => '어둡게',
  'playground.failed': () => 'Koban을 불러오지 못했습니다. 페이지를 새로 고치십시오.',
  'playground.completions': () => '완성 목록',
  'playground.new-name': () => '새 이름',
  'playground.rename': () => '이름 바꾸기',
  'playground.close': () => '닫기',
  'playground.problems': () => '문제',
  'playground.no-problems': () => '문제 없음',

  'home.diagrams': () => '바둑 그림을 글로 쓰십시오.',
  'home.promise': () => 'Koban은 패 규칙의 판정을 증명합니다.',
  'home.lead': () =>
    '바둑에 관해 쓰는 사람을 위한 도구입니다. 규칙 해설, 문제집, 책, 기보 해설. VS Code에서, 명령줄에서, 자신의 페이지에서.',
  'home.again': () => '처음으로',
  'home.playground': () => '플레이그라운드에서 열기',
  'home.install': () => '설치',
  'home.embed': () => '내 페이지에 넣기',
  'home.winner': () => '이 삼패에서 누가 이깁니까?',
  'home.winner-note': () =>
    'A4(흑)나 A7(백)이 잡히거나 두 번 잇달아 통과하면 대국이 끝납니다. 팻감에는 반드시 받습니다. 모든 결과는 증명되어 있습니다. 칸을 고르면 배치가 열리고, 증명을 반박해 볼 수 있습니다.',
  'home.contents': () => '문서',
  'home.gallery': () => '패의 책',
  'home.changes': () => '변경 기록',
  'home.search': () => '검색',
  'home.nothing': () => '찾은 것이 없습니다.',
  'home.skip': () => '본문으로',
  'home.site': () => '사이트',
  'home.missing': () => '그런 페이지가 없습니다',
  'home.missing-text': () => '주소가 오래되었거나 글자가 다릅니다. 검색하거나 첫 페이지로 가십시오.',
  'home.shown': () =>
    '백 F5는 시작 국면을 되풀이하며, 규칙마다 판정이 다릅니다. 규칙을 고르거나, 바둑판을 눌러 두거나, 글을 바꾸세요.',
} satisfies Translated<typeof english>;
