// Who plays on this device goes on with the version that they began with.

export const VERSION_LOCK = "nasrid-playing"; // the lock of who plays here

/** While somebody plays here, what they play with stays as it is; gives back how to end that. */
export function lockVersion(): () => void {
  let release = (): void => undefined;
  void navigator.locks?.request(
    VERSION_LOCK,
    { mode: "shared" },
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  return () => release();
}
