/**
 * The browser's two storages. A browser may refuse them (blocked cookies, a full disk, a private window); then the
 * values live in memory, so that a session works for as long as the page is open.
 */
export type TextStorage = {
  /** The stored text, or null. */
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
};

/** Shared by every tab, kept when the browser closes. */
export const lasting: TextStorage = guarded(() => window.localStorage);

/** This tab's own, gone when it closes. */
export const ofThisTab: TextStorage = guarded(() => window.sessionStorage);

/** A storage that falls back to memory, key by key, when the browser refuses. */
export function guarded(open: () => Storage): TextStorage {
  const refused = new Map<string, string>();
  return {
    read(key) {
      try {
        return open().getItem(key) ?? refused.get(key) ?? null;
      } catch {
        return refused.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    remove(key) {
      refused.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
  };
}

/** An object stored as JSON, or null when there is none or someone else wrote what is there. */
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

/** A stored time in epoch milliseconds, or null. */
export function readTime(storage: TextStorage, key: string): number | null {
  const text = storage.read(key);
  const value = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
