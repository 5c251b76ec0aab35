// Values in the browser's local storage. The client works without storage, so failures are ignored.

export function loadText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden
  }
}

/** Store a text, or remove it if it is null. */
export function saveText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // storage is full or forbidden
  }
}

export function loadJson<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(loadText(key) ?? "null") as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Store a value, or remove it if it is null. */
export const saveJson = (key: string, value: unknown): void =>
  saveText(key, value === null ? null : JSON.stringify(value));
