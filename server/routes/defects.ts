import { defectReports } from "../limits/rules.ts";
import { perAddress, route } from "./route.ts";

/** Many times the length of a report. */
const MAX_BYTES = 512;

export const defectRoutes = [
  route("reportDefect", {
    summary:
      "Reports a defect of the site's scripts: the name of the error and its position. It is counted and logged, and contains no personal data.",
    errors: { 429: "Too many reports." },
    rateLimit: perAddress(defectReports),
    bodyLimit: MAX_BYTES,
    async handle({ context, body, request }) {
      context.metrics.add("defects", body.kind);
      request.log.warn({ defect: body }, "browser defect");
    },
  }),
];
