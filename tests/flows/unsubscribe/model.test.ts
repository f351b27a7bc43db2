import { unsubscribeMachine } from "../../../machines/unsubscribe/chart.ts";
import { shows } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { unsubscribePlan } from "./plan.ts";

testMachine(unsubscribeMachine, {
  ...unsubscribePlan,
  initialContext: { notice: null },
  expect: {
    "(root)": { initial: "asked" },
    asked: { tags: "asked", on: { "stop.confirmed": "stopping" } },
    stopping: {
      tags: ["asked", "busy"],
      calls: { unsubscribe: { token: "the-token" } },
      context: { notice: null },
      onDone: "stopped",
      onError: {
        to: "asked",
        ...shows(
          "notice",
          "The reminders could not be stopped. Please try again.",
        ),
      },
    },
    stopped: { tags: "done" },
  },
});
