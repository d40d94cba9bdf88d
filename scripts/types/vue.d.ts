/**
 * The types of `<koban-board>` in templates of Vue: `import 'koban/element'` in the page, and in one
 * file of the project `import type {} from 'koban/vue'`.
 *
 * @module koban/vue
 */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { KobanBoard, KobanBoardAttributes, KobanBoardEvents } from './element.js';

declare module 'vue' {
  interface GlobalComponents {
    'koban-board': new () => KobanBoard & {
      $props: HTMLAttributes & PublicProps & KobanBoardAttributes & { theme?: 'light' | 'dark' };
      $emit: <Name extends keyof KobanBoardEvents>(name: Name, event: KobanBoardEvents[Name]) => void;
    };
  }
}
