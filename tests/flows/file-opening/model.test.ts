import { expect } from "vitest";
import { SLOW_LOAD } from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import { fileOpeningMachine } from "../../../machines/file-opening/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { fileOpeningPlan } from "./plan.ts";

testMachine(fileOpeningMachine, {
  ...fileOpeningPlan,
  delays: { slowLoad: SLOW_LOAD },
  expect: {
    "(root)": {
      on: {
        "file.requested": {
          to: "fetching",
          context: ({ event }) => ({
            file: { id: event.file.id, name: event.file.name },
            slow: false,
            notice: null,
          }),
        },
      },
    },
    idle: { context: { notice: null } },
    fetching: {
      tags: "busy",
      calls: ({ event }) => ({
        downloadFile: { id: event.file.id, name: event.file.name },
      }),
      context: { notice: null },
      after: { slowLoad: { context: { slow: true } } },
      onDone: { to: "idle", context: { slow: false, notice: null } },
      onError: [
        {
          to: "failed",
          when: ({ event }) => statusOf(event.error) === 404,
          check: ({ before, after: { context } }) =>
            expect(shownText(context.notice)).toBe(
              `${before.context.file?.name} is no longer available.`,
            ),
        },
        {
          to: "idle",
          when: ({ event }) => [401, 403].includes(statusOf(event.error)),
          context: { notice: null },
        },
        {
          to: "failed",
          check: ({ before, after: { context } }) =>
            expect(shownText(context.notice)).toBe(
              `We could not fetch ${before.context.file?.name}. Please try again.`,
            ),
        },
      ],
    },
  },
});
