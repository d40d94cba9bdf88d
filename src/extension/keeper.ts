/**
 * Keeps one running thing at a time. It starts when it is first needed, and restarts on demand,
 * whatever became of the one before.
 */
export class Keeper<T> {
  private running: Promise<T> | undefined;

  /**
   * @param begin makes a running one
   * @param end stops it; that it fails, or takes too long and says so, must not keep the next one
   * from being begun
   * @param warn reports why an old one could not be stopped
   */
  constructor(
    private readonly begin: () => Promise<T>,
    private readonly end: (old: T) => Promise<void>,
    private readonly warn: (message: string) => void,
  ) {}

  get current(): Promise<T> | undefined {
    return this.running;
  }

  start(): Promise<T> {
    this.running ??= this.begin();
    return this.running;
  }

  /**
   * Ends the running one, if there is one, and begins another. Rejects only when that cannot be
   * begun.
   */
  async restart(): Promise<T> {
    await this.stop();
    return this.start();
  }

  async stop(): Promise<void> {
    const old = this.running;
    this.running = undefined;
    try {
      if (old !== undefined) await this.end(await old);
    } catch (error) {
      this.warn(String(error));
    }
  }
}
