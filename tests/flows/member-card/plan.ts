import { definePlan } from "xstate-toolkit";
import { memberCardMachine } from "../../../machines/member-card/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import { investorProfile } from "../profile/cases.ts";

const PICTURE = { id: "a1", name: "logo.png", size: 1, type: "image/png" };

/** Plan for the member card chart. */
export const memberCardPlan = definePlan(memberCardMachine, {
  input: undefined,
  events: {
    "member.loaded": [
      { name: "Example Farms", avatarId: "a1" },
      { name: "Example Farms", avatarId: "a2" },
      { name: "Example Farms", avatarId: null },
      { name: "Example Farms", avatarId: undefined },
    ],
    "member.needed": [{}],
    "member.loggedOut": [{}],
    "picture.failed": [{}],
    "picture.chosen": [
      { mediaType: "image/webp", url: "blob:chosen" },
      { mediaType: "application/pdf", url: "blob:rejected" },
    ],
    "xstate.done.actor.fetchProfile": [
      { output: { ...investorProfile, avatar: PICTURE } },
      { output: { ...investorProfile, avatar: null } },
    ],
    "xstate.error.actor.fetchProfile": [
      { error: httpError(404) },
      { error: noResponse },
    ],
    "xstate.done.actor.fetchPicture": [{ output: "blob:stored" }],
    "xstate.error.actor.fetchPicture": [{ error: noResponse }],
  },
  stories: {
    "the name is not fetched again":
      "member.needed › fetchProfile done#2 › member.needed",
    "a profile that does not exist is not fetched again":
      "member.needed › fetchProfile error#1 › member.needed",
    "after a failure, the next page fetches the name again":
      "member.needed › fetchProfile error#2 › member.needed",
    "a picture that is shown is not fetched again":
      "member.loaded#1 › fetchPicture done › member.loaded#1",
  },
});
