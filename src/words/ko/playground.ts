import type { playground as english } from '../en/playground.ts';
import type { SentencesLike } from '../message.ts';
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
} satisfies SentencesLike<typeof english>;
