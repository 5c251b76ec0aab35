/** A request that may fail: remembers the last error for `Problem`. */
export class Attempt {
  problem = $state.raw<unknown>(null);

  async run(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = error;
    }
  }
}
