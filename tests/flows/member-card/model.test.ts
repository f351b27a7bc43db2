import { expect } from "vitest";
import { textOf } from "../../../contract/messages/index.ts";
import { memberCardMachine } from "../../../machines/member-card/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { investorProfile } from "../profile/cases.ts";
import { memberCardPlan } from "./plan.ts";

const releasesPicture = [["releasePicture"]] as const;

walkMachine(memberCardMachine, {
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
  states: {
    initials: { context: { pictureUrl: null } },
    reading: { context: { name: null, pictureUrl: null } },
    fetching: { context: { pictureUrl: null } },
    stored: { context: { pictureUrl: "blob:stored" } },
    chosen: {
      context: { pictureUrl: "blob:chosen" },
    },
  },
  transitions: {
    "(root) --picture.chosen [isImage]--> chosen": {
      when: ({ event }) => event.mediaType.split("/")[0] === "image",
      // The picture is shown but not uploaded.
      effects: releasesPicture,
      calls: [],
      context: { problem: null },
    },
    "(root) --picture.chosen [else]--> (stays)": {
      effects: [["releaseRejectedFile"]],
      check: ({ before, after: { context } }) => {
        expect(context.problem && textOf(context.problem)).toBe(
          "Please choose an image.",
        );
        expect(context.pictureUrl).toBe(before.context.pictureUrl);
      },
    },
    "(root) --member.loggedOut--> initials": {
      effects: releasesPicture,
      context: { name: null, avatarId: null, pictureUrl: null, problem: null },
    },
    "(root) --member.loaded [hasNewPicture]--> fetching": {
      when: ({ before, event }) =>
        typeof event.avatarId === "string" &&
        event.avatarId !== before.context.avatarId,
      effects: releasesPicture,
      calls: ({ event }) => [["fetchPicture", { id: event.avatarId }]],
      context: ({ event }) => ({
        name: "Example Farms",
        avatarId: event.avatarId,
      }),
    },
    "(root) --member.loaded [isPictureRemoved]--> initials": {
      when: ({ before, event }) =>
        event.avatarId === null && before.context.avatarId !== null,
      effects: releasesPicture,
      context: { name: "Example Farms", avatarId: null },
    },
    "(root) --member.loaded [else]--> (stays)": ({ before, after }) => {
      expect(after.context.name).toBe("Example Farms");
      // The picture does not change if its id is `undefined` or the same as before.
      expect(after.context.avatarId).toBe(before.context.avatarId);
      expect(after.context.pictureUrl).toBe(before.context.pictureUrl);
    },
    "initials --member.needed [isNameUnknown]--> reading": {
      when: ({ before }) => before.context.name === null,

      calls: [["fetchProfile", undefined]],
    },
    "reading --onDone(fetchProfile) [hasPicture]--> fetching": {
      when: ({ event }) => event.output.avatar !== null,

      calls: [["fetchPicture", { id: "a1" }]],
      context: { name: investorProfile.business_name, avatarId: "a1" },
    },
    "reading --onDone(fetchProfile) [else]--> initials": {
      context: { name: investorProfile.business_name, avatarId: null },
    },
    "reading --onError(fetchProfile) [isMissing]--> initials": {
      when: ({ event }) => event.error.status === 404,
      context: { name: "", avatarId: null },
    },
    "reading --onError(fetchProfile) [else]--> initials": {
      context: { name: null, avatarId: null },
    },
    "fetching --onDone(fetchPicture)--> stored": {
      context: { pictureUrl: "blob:stored" },
    },
    "fetching --onError(fetchPicture)--> initials": {
      // The next page that loads the picture's id fetches the picture again.
      context: { avatarId: null, pictureUrl: null },
    },
    "stored --picture.failed--> initials": {
      effects: releasesPicture,

      context: ({ before }) => ({
        avatarId: before.context.avatarId,
        pictureUrl: null,
        problem: before.context.problem,
      }),
    },
    "chosen --picture.failed--> initials": {
      effects: releasesPicture,

      context: { avatarId: null, pictureUrl: null },
      check: ({ after: { context } }) =>
        expect(context.problem && textOf(context.problem)).toBe(
          "This browser cannot show this picture.",
        ),
    },
    "chosen --member.loaded--> (stays)": {
      context: { pictureUrl: "blob:chosen", name: "Example Farms" },
    },
  },
});
