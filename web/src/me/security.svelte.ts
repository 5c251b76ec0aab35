// Changes of the account's sign-in, so that the lists of devices and events show them at once.
let changes = $state(0);

/** The number of changes made on this page. */
export const securityChanges = (): number => changes;

export function noteSecurityChange(): void {
  changes += 1;
}
