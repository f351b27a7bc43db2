import { memberCardMachine } from "../../../machines/member-card/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { memberCardPlan } from "./plan.ts";

testMachine(memberCardMachine, {
  ...memberCardPlan,
  stories: {
    ...memberCardPlan.stories,
    "a replaced picture is not shown while the next one is fetched":
      "profile.read#1 › fetchPicture done › profile.read#2",
    "a removed picture is no longer shown":
      "profile.read#1 › fetchPicture done › profile.read#3",
    "a picture that could not be fetched is fetched again on the next page":
      "profile.read#1 › fetchPicture error › profile.read#1",
    "a stored picture that the browser cannot show is not fetched again":
      "profile.read#1 › fetchPicture done › picture.failed › profile.read#1",
    "if a chosen picture cannot be shown, the stored picture is fetched again on the next page":
      "profile.read#1 › fetchPicture done › picture.chosen#1 › picture.failed › profile.read#1",
  },
  expect: {
    "(root)": {
      calls: "watchProfile",
      on: {
        "picture.chosen": [
          {
            to: "chosen",
            reenter: false,
            effects: "releasePicture",
            when: ({ event }) => event.mediaType.split("/")[0] === "image",
            context: { problem: null },
          },
          {
            effects: "releaseRejectedFile",
            changes: { problem: showing("Please choose an image.") },
          },
        ],
        "member.loggedOut": {
          to: "initials",
          reenter: false,
          effects: "releasePicture",
          context: { avatarId: null, problem: null },
        },
        "profile.read": [
          {
            to: "fetching",
            reenter: false,
            effects: "releasePicture",
            when: ({ context, event }) =>
              event.avatarId !== null && event.avatarId !== context.avatarId,
            context: ({ event }) => ({ avatarId: event.avatarId }),
          },
          {
            to: "initials",
            reenter: false,
            effects: "releasePicture",
            when: ({ context, event }) =>
              event.avatarId === null && context.avatarId !== null,
            context: { avatarId: null },
          },
        ],
      },
    },
    initials: { context: { pictureUrl: null } },
    fetching: {
      calls: ({ after: { context } }) => ({
        fetchPicture: { id: context.avatarId },
      }),
      context: { pictureUrl: null },
      onDone: "stored",
      onError: { to: "initials", context: { avatarId: null } },
    },
    stored: {
      context: { pictureUrl: "blob:stored" },
      on: {
        "picture.failed": {
          to: "initials",
          effects: "releasePicture",
          changes: { pictureUrl: null },
        },
      },
    },
    chosen: {
      context: { pictureUrl: "blob:chosen" },
      on: {
        "profile.read": {},
        "picture.failed": {
          to: "initials",
          effects: "releasePicture",
          context: {
            avatarId: null,
            problem: showing("This browser cannot show this picture."),
          },
        },
      },
    },
  },
});
