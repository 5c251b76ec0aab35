// A lock that keeps the version of the client while a game runs on this device.

export const VERSION_LOCK = "nasrid-playing";

/** Hold the lock; return the function that releases it. */
export function lockVersion(): () => void {
  let release = (): void => undefined;
  void navigator.locks?.request(
    VERSION_LOCK,
    { mode: "shared" },
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  return () => release();
}
