/**
 * The types of `<koban-board>` in JSX of React: `import 'koban/element'` in the page, and in one file
 * of the project `import type {} from 'koban/react'`.
 *
 * @module koban/react
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { KobanBoard, KobanBoardAttributes, KobanBoardEvents } from './element.js';

type Listeners = {
  [Name in keyof KobanBoardEvents as `on${Name}`]?: (event: KobanBoardEvents[Name]) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'koban-board': DetailedHTMLProps<HTMLAttributes<KobanBoard>, KobanBoard> &
        KobanBoardAttributes &
        Listeners & { theme?: 'light' | 'dark' };
    }
  }
}
