import { expect } from "vitest";
import { textOf } from "../../../contract/messages/index.ts";
import { memberCardMachine } from "../../../machines/member-card/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { investorProfile } from "../profile/cases.ts";
import { memberCardPlan } from "./plan.ts";

testMachine(memberCardMachine, {
  ...memberCardPlan,
  stories: {
    ...memberCardPlan.stories,
    "a replaced picture is not shown while the next one is fetched":
      "member.loaded#1 › fetchPicture done › member.loaded#2",
    "a removed picture is no longer shown":
      "member.loaded#1 › fetchPicture done › member.loaded#3",
    "a picture that could not be fetched is fetched again on the next page":
      "member.loaded#1 › fetchPicture error › member.loaded#1",
    "a stored picture that the browser cannot show is not fetched again":
      "member.loaded#1 › fetchPicture done › picture.failed › member.loaded#1",
    "if a chosen picture cannot be shown, the stored picture is fetched again on the next page":
      "member.loaded#1 › fetchPicture done › picture.chosen#1 › picture.failed › member.loaded#1",
  },
  expect: {
    "(root)": {
      on: {
        "picture.chosen": [
          {
            to: "chosen",
            effects: "releasePicture",
            when: ({ event }) => event.mediaType.split("/")[0] === "image",
            context: { problem: null },
          },
          {
            effects: "releaseRejectedFile",
            check: ({ before, after: { context } }) => {
              expect(context.problem && textOf(context.problem)).toBe(
                "Please choose an image.",
              );
              expect(context.pictureUrl).toBe(before.context.pictureUrl);
            },
          },
        ],
        "member.loggedOut": {
          to: "initials",
          effects: "releasePicture",
          context: {
            name: null,
            avatarId: null,
            pictureUrl: null,
            problem: null,
          },
        },
        "member.loaded": [
          {
            to: "fetching",
            effects: "releasePicture",
            when: ({ context, event }) =>
              typeof event.avatarId === "string" &&
              event.avatarId !== context.avatarId,
            context: ({ event }) => ({
              name: "Example Farms",
              avatarId: event.avatarId ?? null,
            }),
          },
          {
            to: "initials",
            effects: "releasePicture",
            when: ({ context, event }) =>
              event.avatarId === null && context.avatarId !== null,
            context: { name: "Example Farms", avatarId: null },
          },
          // The picture does not change if its id is `undefined` or the same as before.
          {
            context: ({ before: { context } }) => ({
              name: "Example Farms",
              avatarId: context.avatarId,
              pictureUrl: context.pictureUrl,
            }),
          },
        ],
      },
    },
    initials: {
      context: { pictureUrl: null },
      on: {
        "member.needed": {
          to: "reading",
          when: ({ context }) => context.name === null,
        },
      },
    },
    reading: {
      calls: "fetchProfile",
      context: { name: null, pictureUrl: null },
      onDone: [
        {
          to: "fetching",
          when: ({ event }) => event.output.avatar !== null,
          context: { name: investorProfile.business_name, avatarId: "a1" },
        },
        {
          to: "initials",
          context: { name: investorProfile.business_name, avatarId: null },
        },
      ],
      onError: [
        {
          to: "initials",
          when: ({ event }) => event.error.status === 404,
          context: { name: "", avatarId: null },
        },
        { to: "initials", context: { name: null, avatarId: null } },
      ],
    },
    fetching: {
      calls: ({ after: { context } }) => ({
        fetchPicture: { id: context.avatarId },
      }),
      context: { pictureUrl: null },
      onDone: { to: "stored", context: { pictureUrl: "blob:stored" } },
      onError: {
        to: "initials",
        context: { avatarId: null, pictureUrl: null },
      },
    },
    stored: {
      context: { pictureUrl: "blob:stored" },
      on: {
        "picture.failed": {
          to: "initials",
          effects: "releasePicture",
          context: ({ before }) => ({
            avatarId: before.context.avatarId,
            pictureUrl: null,
            problem: before.context.problem,
          }),
        },
      },
    },
    chosen: {
      context: { pictureUrl: "blob:chosen" },
      on: {
        "member.loaded": {
          context: { pictureUrl: "blob:chosen", name: "Example Farms" },
        },
        "picture.failed": {
          to: "initials",
          effects: "releasePicture",
          context: {
            avatarId: null,
            pictureUrl: null,
            problem: showing("This browser cannot show this picture."),
          },
        },
      },
    },
  },
});
