import { SLOW_LOAD } from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import { fileOpeningMachine } from "../../../machines/file-opening/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { fileOpeningPlan } from "./plan.ts";

testMachine(fileOpeningMachine, {
  ...fileOpeningPlan,
  delays: { slowLoad: SLOW_LOAD },
  expect: {
    "(root)": {
      on: {
        "file.requested": { to: "fetching", context: { notice: null } },
      },
    },
    fetching: {
      tags: "busy",
      calls: ({ event }) => ({
        downloadFile: { id: event.file.id, name: event.file.name },
      }),
      after: { slowLoad: { context: { slow: true } } },
      onDone: { to: "idle", context: { slow: false } },
      onError: [
        {
          to: "failed",
          when: ({ event }) => statusOf(event.error) === 404,
          context: ({ before }) => ({
            notice: showing(
              `${before.context.file?.name} is no longer available.`,
            ),
          }),
        },
        {
          to: "idle",
          when: ({ event }) => [401, 403].includes(statusOf(event.error)),
        },
        {
          to: "failed",
          context: ({ before }) => ({
            notice: showing(
              `We could not fetch ${before.context.file?.name}. Please try again.`,
            ),
          }),
        },
      ],
    },
  },
});
