import { planOf } from "xstate-toolkit/plan";
import { memberCardMachine } from "../../../machines/member-card/chart.ts";
import { noResponse } from "../../support/call-failures.ts";

/** Plan for the member card chart. */
export const memberCardPlan = planOf(memberCardMachine, {
  input: undefined,
  events: {
    "member.loaded": [
      { name: "Example Farms", avatarId: "a1" },
      { name: "Example Farms", avatarId: "a2" },
      { name: "Example Farms", avatarId: null },
      { name: "Example Farms", avatarId: undefined },
    ],
    "member.loggedOut": [{}],
    "picture.failed": [{}],
    "picture.chosen": [
      { mediaType: "image/webp", url: "blob:chosen" },
      { mediaType: "application/pdf", url: "blob:rejected" },
    ],
    "xstate.done.actor.fetchPicture": [{ output: "blob:stored" }],
    "xstate.error.actor.fetchPicture": [{ error: noResponse }],
  },
  stories: {
    "a picture that is shown is not fetched again":
      "member.loaded#1 › fetchPicture done › member.loaded#1",
  },
});
