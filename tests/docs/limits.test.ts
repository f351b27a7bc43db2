import { afterEach, expect, test, vi } from "vitest";
import {
  LOGIN_LOCKOUT,
  RESET_REQUEST_WINDOW,
} from "../../contract/constants.ts";
import { durationWords } from "../../scripts/docs/duration-words.ts";

const RULES = "../../server/limits/rules.ts";

afterEach(() => {
  vi.doUnmock(RULES);
  vi.resetModules();
});

test.each([
  ["login", LOGIN_LOCKOUT, "loginFailures"],
  ["passwordResetRequest", RESET_REQUEST_WINDOW, "resetRequests"],
])(
  "the documented countdown of %s is the constant of its chart",
  async (flow, wait, rule) => {
    const rules = await vi.importActual<Record<string, { window: number }>>(
      "../../server/limits/rules.ts",
    );
    const otherWindows = Object.fromEntries(
      Object.entries(rules).map(([name, limit]) => [
        name,
        { ...limit, window: 11 * limit.window },
      ]),
    );
    vi.doMock(RULES, () => otherWindows);
    vi.resetModules();
    const { limitRows } = await import("../../scripts/docs/limits.ts");
    const row = limitRows.find((one) => one.flow === flow);
    expect(row?.past).toContain(durationWords(wait));
    expect(row?.limit).toContain(
      durationWords(otherWindows[rule]?.window ?? 0),
    );
  },
);
