import type { DefectKind } from "../../contract/enumerations.ts";

/** Reports a defect of the site's scripts to the server. The code is loaded only when there is one. Never rejects. */
export function reportDefect(kind: DefectKind, error: unknown): Promise<void> {
  // A report is never worth another failure.
  return import("./defect-report.ts")
    .then(({ sendDefect }) => sendDefect(kind, error))
    .catch(() => {});
}

/** Reports errors that nothing catches. */
export function watchDefects(): void {
  addEventListener("error", ({ error }) => void reportDefect("error", error));
  addEventListener(
    "unhandledrejection",
    ({ reason }) => void reportDefect("rejection", reason),
  );
}
