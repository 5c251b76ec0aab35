// A lock that keeps the version of this copy of the client while a game runs on this device.
import { BASE } from "../urls";

export const VERSION_LOCK = `nasrid-playing ${BASE}`;

/** Hold the lock; return the function that releases it. */
export function lockVersion(): () => void {
  let release = (): void => undefined;
  const held = navigator.locks?.request(
    VERSION_LOCK,
    { mode: "shared" },
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  held?.catch(() => undefined); // without storage there are no locks
  return () => release();
}
