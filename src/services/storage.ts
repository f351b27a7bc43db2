/**
 * The browser's localStorage or sessionStorage. If the browser refuses access (blocked cookies, a full disk, a
 * private window), values are stored in memory, so that a session works as long as the page is open.
 */
type TextStorage = {
  /** Returns the stored text, or null. */
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
};

/** Shared by all tabs; survives closing the browser. */
export const sharedStorage: TextStorage = withMemoryFallback(
  () => window.localStorage,
);

/** Private to this tab; removed when it closes. */
export const tabStorage: TextStorage = withMemoryFallback(
  () => window.sessionStorage,
);

/** Wraps a storage so that a value is stored in memory if the browser refuses access. */
export function withMemoryFallback(getStorage: () => Storage): TextStorage {
  const inMemory = new Map<string, string>();
  return {
    read(key) {
      try {
        return getStorage().getItem(key) ?? inMemory.get(key) ?? null;
      } catch {
        return inMemory.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        getStorage().setItem(key, value);
        inMemory.delete(key);
      } catch {
        this.remove(key); // Otherwise an older stored value would be read.
        inMemory.set(key, value);
      }
    },
    remove(key) {
      inMemory.delete(key);
      try {
        getStorage().removeItem(key);
      } catch {
        // Without access, the stored value cannot be read either.
      }
    },
  };
}

/** Returns an object stored as JSON, or null when it is missing or not an object. */
export function readJson(
  storage: TextStorage,
  key: string,
): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(storage.read(key) ?? "null");
    return typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

/** Returns a stored time in epoch milliseconds, or null. */
export function readTime(storage: TextStorage, key: string): number | null {
  const text = storage.read(key);
  const value = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
