import { vi } from "vitest";
import {
  REPORT_STEP,
  type ReportedStep,
} from "../src/browser/reported-step.ts";

/**
 * Returns a fake Playwright page for `ChartObserver`. It defines a global `window` for the init script, and runs the
 * script immediately.
 */
export function fakePage() {
  let report: (step: ReportedStep) => void = () => {};
  const page = {
    async exposeBinding(
      _: string,
      callback: (from: object, step: ReportedStep) => void,
    ) {
      report = (step) => callback({}, structuredClone(step));
    },
    async addInitScript(script: (names: object) => void, names: object) {
      vi.stubGlobal("window", {
        [REPORT_STEP]: (step: ReportedStep) => report(step),
      });
      script(names);
    },
  };
  return page as never;
}
