/** Workers that search, as many as the machine has processors to spare. */
import type { FinderJob, FinderKind, FinderReply } from '../../find/jobs.ts';
import { language } from '../words.ts';
import type { HostWorker } from '../workers.ts';

/** Enough to share, few enough to leave the editor alone. */
const MOST = 8;

type Wanted<K extends FinderKind> = Omit<FinderJob<K>, 'language'>;

export class Workers {
  readonly width = Math.max(1, Math.min(MOST, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));
  private readonly idle: HostWorker[] = [];
  private readonly all: HostWorker[] = [];
  private ended = false;

  constructor(private readonly start: () => Promise<HostWorker>) {}

  /** @throws Error when it could not be done. No more than `width` at once. */
  async do<K extends FinderKind>(job: Wanted<K>): Promise<FinderReply<K>> {
    const worker = this.idle.pop() ?? (await this.start());
    if (!this.all.includes(worker)) this.all.push(worker);
    if (this.ended) worker.end();
    return new Promise((resolve, reject) => {
      worker.listen(({ reply, error }) => {
        if (error !== undefined) return reject(new Error(error));
        this.idle.push(worker);
        resolve(reply as FinderReply<K>);
      });
      worker.post({ ...job, language: language() } as FinderJob);
    });
  }

  /** Jobs that are under way are never answered. */
  end(): void {
    this.ended = true;
    for (const worker of this.all) worker.end();
  }
}
