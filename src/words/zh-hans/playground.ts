import type { playground as english } from '../en/playground.ts';
import type { SentencesLike } from '../message.ts';
import { number } from './grammar.ts';

export const playground = {
  'playground.name': () => 'Koban 演练场',
  'playground.documents': () => '文档',
  'playground.text': () => '文本',
  'playground.board': () => '棋盘',
  'playground.more': () => '更多',
  'playground.table': () => '规则表',
  'playground.file': () => '文件名',
  'playground.examples': () => '示例',
  'playground.new': (a) => `新文本：${a.ending}`,
  'playground.open': () => '打开…',
  'playground.save': () => '保存',
  'playground.saved': (a) => `${a.name} 已保存。`,
  'playground.share': () => '复制链接',
  'playground.shared': () => '链接已复制到剪贴板。文本就在链接里，不会发送到任何服务器。',
  'playground.shared-here': () => '链接在地址栏中。文本就在链接里。',
  'playground.shared-long': (a) =>
    `链接有 ${number(a.characters)} 个字符。有些程序会截断长链接，请同时把文本保存为文件。`,
  'playground.damaged': () => '链接已损坏，无法读取其中的文本。',
  'playground.language': () => '语言',
  'playground.colors': () => '配色',
  'playground.colors-system': () => '跟随系统',
  'playground.colors-light': () => '浅色',
  'playground.colors-dark': () => '深色',
  'playground.failed': () => '无法加载 Koban。请重新加载页面。',
  'playground.completions': () => '补全',
  'playground.new-name': () => '新名称',
  'playground.rename': () => '重命名',
  'playground.close': () => '关闭',
  'playground.problems': () => '问题',
  'playground.no-problems': () => '没有问题',
} satisfies SentencesLike<typeof english>;
