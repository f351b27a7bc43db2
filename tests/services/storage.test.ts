import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { canStoreSession } from "../../src/services/login-storage.ts";
import {
  readJson,
  readTime,
  withMemoryFallback,
} from "../../src/services/storage.ts";
import {
  readStoredSession,
  removeStoredSession,
  storeLogoutAt,
  storeSession,
} from "../../src/services/stored-session.ts";

/** An in-memory `Storage` that records the order of writes. */
class FakeStorage implements Storage {
  readonly values = new Map<string, string>();
  readonly written: string[] = [];
  get length() {
    return this.values.size;
  }
  clear() {
    this.values.clear();
  }
  getItem(key: string) {
    return this.values.get(key) ?? null;
  }
  key(index: number) {
    return [...this.values.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.values.delete(key);
  }
  setItem(key: string, value: string) {
    this.written.push(key);
    this.values.set(key, value);
  }
}

describe("storage with an in-memory fallback", () => {
  test("stores and removes values in memory when the browser's storage fails", () => {
    const storage = withMemoryFallback(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
    expect(storage.read("token")).toBeNull();
    storage.write("token", "t");
    expect(storage.read("token")).toBe("t");
    storage.remove("token");
    expect(storage.read("token")).toBeNull();
  });

  test("returns the new value, not the stored one, when the disk is full", () => {
    const fake = new FakeStorage();
    const storage = withMemoryFallback(() => fake);
    storage.write("draft", "old");
    fake.setItem = () => {
      throw new DOMException("The quota is exceeded", "QuotaExceededError");
    };
    storage.write("draft", "new");
    expect(storage.read("draft")).toBe("new");
  });

  test("is read by readTime and readJson, which return null for invalid text", () => {
    const storage = withMemoryFallback(() => new FakeStorage());
    expect(readTime(storage, "none")).toBeNull();
    const fake = new FakeStorage();
    const shared = withMemoryFallback(() => fake);
    for (const text of ["", "soon", "{"]) {
      shared.write("at", text);
      expect(readTime(shared, "at")).toBeNull();
      expect(readJson(shared, "at")).toBeNull();
    }
    shared.write("at", "17");
    expect(readTime(shared, "at")).toBe(17);
  });
});

describe("the stored session", () => {
  let local: FakeStorage;
  beforeEach(() => {
    local = new FakeStorage();
    vi.stubGlobal("window", {
      localStorage: local,
      sessionStorage: new FakeStorage(),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const session = {
    token: "t",
    userType: "investee",
    email: "a@b.c",
    loggedInAt: 5,
    activeAt: 6,
  };

  test("has the keys token, user_type and current_user, and logout_at after a logout", {
    tags: ["3-session-01"],
  }, () => {
    storeSession(session);
    storeLogoutAt(7);
    expect(Object.fromEntries(local.values)).toMatchObject({
      token: "t",
      user_type: "investee",
      logout_at: "7",
    });
    expect(JSON.parse(local.getItem("current_user") ?? "")).toEqual({
      email: "a@b.c",
      user_type: "investee",
      loggedInAt: 5,
    });
    expect(readStoredSession()).toEqual({ ...session, logoutAt: "7" });
  });

  test("is written with the token last, so that a tab that finds the token also finds the other values", {
    tags: ["4-session-08"],
  }, () => {
    storeSession(session);
    expect(local.written.at(-1)).toBe("token");
  });

  test("can be stored unless the browser blocks storage or its storage is full", {
    tags: ["2-login-111"],
  }, () => {
    expect(canStoreSession()).toBe(true);
    expect(local.length).toBe(0);
    local.setItem = () => {
      throw new DOMException("The quota is exceeded", "QuotaExceededError");
    };
    expect(canStoreSession()).toBe(false);
    vi.stubGlobal("window", {
      get localStorage() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
    expect(canStoreSession()).toBe(false);
  });

  test("is removed with the mark of a language that is not in the account, but the time of the logout and the language are kept", {
    tags: ["4-logout-01"],
  }, () => {
    storeSession(session);
    local.setItem("language", '{"choice":"ar"}');
    local.setItem("language_unsaved_for", session.email);
    storeLogoutAt(7);
    removeStoredSession();
    expect([...local.values.keys()]).toEqual(["language", "logout_at"]);
  });

  test("is read even if only the token is valid", () => {
    local.setItem("token", "t");
    local.setItem("current_user", "not JSON");
    expect(readStoredSession()).toEqual({
      token: "t",
      userType: null,
      email: null,
      loggedInAt: null,
      activeAt: null,
      logoutAt: null,
    });
  });
});
