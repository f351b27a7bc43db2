import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { matchedProfilePlan } from "./plan.ts";

testMachine(matchedProfileMachine, {
  ...matchedProfilePlan,
  expect: {
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
        "match.changed": {
          to: "closed",
          when: ({ event: { match } }) =>
            match.id === "11" &&
            (match.status === "rejected" || match.replaced),
        },
      },
    },
  },
});
