import { definePlan } from "xstate-toolkit";
import { memberCardMachine } from "../../../machines/member-card/chart.ts";
import { noResponse } from "../../support/call-failures.ts";

export const memberCardPlan = definePlan(memberCardMachine, {
  input: undefined,
  events: {
    "profile.read": [
      { avatarId: "a1" },
      { avatarId: "a2" },
      { avatarId: null },
    ],
    "picture.chosen": [
      { mediaType: "image/webp", url: "blob:chosen" },
      { mediaType: "application/pdf", url: "blob:rejected" },
    ],
    "xstate.done.actor.fetchPicture": [{ output: "blob:stored" }],
    "xstate.error.actor.fetchPicture": [{ error: noResponse }],
  },
  stories: {
    "a picture that is shown is not fetched again":
      "profile.read#1 › fetchPicture done › profile.read#1",
  },
});
