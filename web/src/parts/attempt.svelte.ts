/** A request that may fail: whether it is under way, and the last error for `Problem`. */
export class Attempt {
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);

  async run(work: () => Promise<unknown>): Promise<void> {
    [this.isBusy, this.problem] = [true, null];
    try {
      await work();
    } catch (error) {
      this.problem = error;
    } finally {
      this.isBusy = false;
    }
  }
}
