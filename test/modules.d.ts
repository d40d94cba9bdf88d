/** The part of omggif that the tests use; it comes without types. */
declare module 'omggif' {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    loopCount(): number | null;
    frameInfo(frame: number): { delay: number; disposal: number };
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}

/** The part of markdown-it that the tests use. */
declare module 'markdown-it' {
  export default class MarkdownIt {
    constructor(options?: { html?: boolean; linkify?: boolean });
    use(plugin: (md: MarkdownIt, ...given: unknown[]) => void, ...given: unknown[]): this;
    render(text: string, env?: object): string;
    parse(text: string, env: object): Token[];
    readonly block: {
      readonly ruler: { after(at: string, name: string, rule: BlockRule, options: { alt: string[] }): void };
    };
  }
  type BlockRule = (state: BlockState, first: number, end: number) => boolean;
  interface BlockState {
    readonly src: string;
    readonly bMarks: readonly number[];
    readonly tShift: readonly number[];
    line: number;
    push(type: string, tag: string, nesting: number): void;
  }
  interface Token {
    readonly type: string;
    readonly content: string;
    readonly children: Token[] | null;
    attrGet(name: string): string | null;
  }
}

declare module 'js-yaml' {
  const yaml: { load(text: string): unknown };
  export default yaml;
}
