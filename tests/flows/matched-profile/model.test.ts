import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { matchedProfilePlan } from "./plan.ts";

testMachine(matchedProfileMachine, {
  ...matchedProfilePlan,
  expect: {
    "(root)": { initial: "closed", calls: "watchList" },
    closed: {
      on: {
        "profile.requested": {
          to: "open",
          context: { matchId: "11", name: "Nakuru Dryers" },
        },
      },
    },
    open: {
      tags: "open",
      on: {
        "profile.closed": "closed",
        "list.changed": {
          to: "closed",
          when: ({ event: { matches } }) =>
            !matches.some(
              ({ id, status, replaced }) =>
                id === "11" && status !== "rejected" && !replaced,
            ),
        },
      },
    },
  },
});
