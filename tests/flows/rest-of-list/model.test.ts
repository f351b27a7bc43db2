import { message } from "../../../contract/messages/index.ts";
import { restOfListMachine } from "../../../machines/rest-of-list/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { restOfListPlan } from "./plan.ts";

testMachine(restOfListMachine, {
  ...restOfListPlan,
  stories: {
    "when the page opens again, all pages are loaded as before":
      "list.changed#1 › list.changed#2",
    "after all pages were loaded, the first one is read again":
      "list.changed#2 › rest.requested › list.changed#1 › loadRest done › list.changed#2",
  },
  initialContext: { isComplete: false, notice: null },
  expect: {
    "(root)": {
      initial: "firstPage",
      calls: "watchList",
      on: {
        "list.changed": [
          {
            to: "loadingRest",
            reenter: false,
            when: ({ context, event }) =>
              context.isComplete && !event.isComplete,
            context: { isComplete: false, notice: null },
          },
          {
            context: ({ event }) => ({
              isComplete: event.isComplete,
              notice: null,
            }),
          },
        ],
      },
    },
    firstPage: { on: { "rest.requested": "loadingRest" } },
    loadingRest: {
      tags: ["wantsAll", "loadingRest"],
      calls: "loadRest",
      onDone: "allPages",
      onError: {
        to: "firstPage",
        context: { notice: message("investor.restNotLoaded") },
      },
    },
    allPages: {
      tags: "wantsAll",
      on: { "rest.requested": "loadingRest" },
    },
  },
});
