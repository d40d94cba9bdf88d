export interface VscodeHost {
  readonly root: string;
  /** The server's own folder. */
  readonly lib: string;
  /** The Node to run it with. */
  readonly node: string;
}
export function ensureVscodeHost(log?: (line: string) => void): VscodeHost;
