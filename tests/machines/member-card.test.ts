import { expect } from "vitest";
import { say } from "../../contract/messages/index.ts";
import { memberCardMachine } from "../../machines/member-card.ts";
import { noAnswer } from "../support/call-failures.ts";
import { walkMachine } from "../support/walker/index.ts";

const release = [["releasePicture"]] as const;

walkMachine(memberCardMachine, {
  input: undefined,
  events: {
    "member.known": [
      { name: "Example Farms", avatarId: "a1" },
      { name: "Example Farms", avatarId: "a2" },
      { name: "Example Farms", avatarId: null },
    ],
    "member.left": [{}],
    "picture.chosen": [
      { kind: "image/webp", address: "blob:chosen" },
      { kind: "application/pdf", address: "blob:refused" },
    ],
    "xstate.done.actor.fetchPicture": [{ output: "blob:stored" }],
    "xstate.error.actor.fetchPicture": [{ error: noAnswer }],
  },
  states: {
    initials: { context: { address: null } },
    fetching: { context: { address: null } },
    stored: { context: { address: "blob:stored" } },
    chosen: {
      rules: ["2-investor-dashboard-03"],
      context: { address: "blob:chosen" },
    },
  },
  transitions: {
    "(root) --picture.chosen [isImage]--> chosen": {
      // Shown, and sent nowhere.
      effects: release,
      calls: [],
      context: { problem: null },
    },
    "(root) --picture.chosen [else]--> (stays)": {
      effects: [["releaseChosen"]],
      check: ({ before, after: { context } }) => {
        expect(context.problem && say(context.problem)).toBe(
          "Please choose an image.",
        );
        expect(context.address).toBe(before.context.address);
      },
    },
    "(root) --member.left--> initials": {
      effects: release,
      context: { name: null, avatarId: null, address: null, problem: null },
    },
    "(root) --member.known [hasNewPicture]--> fetching": {
      effects: release,
      calls: ({ event }) => [["fetchPicture", { id: event.avatarId }]],
      context: ({ event }) => ({
        name: "Example Farms",
        avatarId: event.avatarId,
      }),
    },
    "(root) --member.known [hasLostPicture]--> initials": {
      effects: release,
      context: { name: "Example Farms", avatarId: null },
    },
    "(root) --member.known [else]--> (stays)": ({ before, after }) => {
      expect(after.context.name).toBe("Example Farms");
      expect(after.context.address).toBe(before.context.address);
    },
    "fetching --onDone(fetchPicture)--> stored": {
      context: { address: "blob:stored" },
    },
    "fetching --onError(fetchPicture)--> initials": {
      context: { address: null },
    },
    "chosen --member.known--> (stays)": {
      context: { address: "blob:chosen", name: "Example Farms" },
    },
  },
});
