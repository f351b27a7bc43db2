import { expect } from "vitest";
import { SLOW_LOAD } from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import { fileOpeningMachine } from "../../../machines/file-opening/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { storedDeck } from "../pitch-deck/cases.ts";
import { fileOpeningPlan } from "./plan.ts";

const requestFile = { type: "file.requested", file: storedDeck("d1") } as const;

walkMachine(fileOpeningMachine, {
  ...fileOpeningPlan,
  states: {
    idle: { notTags: ["busy"], context: { notice: null }, can: [requestFile] },
    fetching: { tags: ["busy"], context: { notice: null }, can: [requestFile] },
    failed: { notTags: ["busy"], can: [requestFile] },
  },
  transitions: {
    "(root) --file.requested--> fetching": {
      calls: ({ event }) => [
        ["downloadFile", { id: event.file.id, name: event.file.name }],
      ],
      stops: ({ before }) =>
        before.matches("fetching") ? ["downloadFile"] : [],
      context: ({ event }) => ({
        file: event.file,
        slow: false,
        notice: null,
      }),
    },
    "fetching --after(slowLoad)--> (stays)": {
      after: SLOW_LOAD,
      context: { slow: true },
    },
    "fetching --onDone(downloadFile)--> idle": {
      context: { slow: false, notice: null },
    },
    "fetching --onError(downloadFile) [isGone]--> failed": {
      when: ({ event }) => statusOf(event.error) === 404,
      check: ({ before, after: { context } }) =>
        expect(shownText(context.notice)).toBe(
          `${before.context.file?.name} is no longer available.`,
        ),
    },
    "fetching --onError(downloadFile) [isSessionOver]--> idle": {
      when: ({ event }) => [401, 403].includes(statusOf(event.error)),
      context: { notice: null },
    },
    "fetching --onError(downloadFile) [else]--> failed": {
      check: ({ before, after: { context } }) =>
        expect(shownText(context.notice)).toBe(
          `We could not fetch ${before.context.file?.name}. Please try again.`,
        ),
    },
  },
});
