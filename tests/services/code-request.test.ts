import { afterEach, expect, test, vi } from "vitest";
import {
  codeRequestedAt,
  storeCodeRequest,
} from "../../src/services/code-request.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("the wait for another code continues after a reload, restarts after a resend, and is separate for each address", {
  tags: ["4-verification-code-01", "4-verification-code-02"],
}, () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(codeRequestedAt("ama@example.org")).toBe(1_000_000);
  vi.setSystemTime(1_020_000);
  expect(codeRequestedAt("ama@example.org")).toBe(1_000_000);
  storeCodeRequest("ama@example.org");
  vi.setSystemTime(1_030_000);
  expect(codeRequestedAt("ama@example.org")).toBe(1_020_000);
  expect(codeRequestedAt("kofi@example.org")).toBe(1_030_000);
  // The clock was fast when the time was stored.
  vi.setSystemTime(900_000);
  expect(codeRequestedAt("kofi@example.org")).toBe(900_000);
});
