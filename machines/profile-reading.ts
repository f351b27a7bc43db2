import { profileSetup } from "./profile-setup.ts";

/** Who is this, and is there a profile (§7 GET /api/user/, GET /api/profile/, §8). */

const slowLoad = {
  actions: "noteSlow",
  description: "It takes longer than usual, and the page says so.",
} as const;

export const fetchingUser = profileSetup.createStateConfig({
  description: "The page asks the server which role this person has.",
  tags: "loading",
  meta: { specification: ["§7 GET /api/user/"] },
  exit: "noteNotSlow",
  after: { slowLoad },
  invoke: {
    id: "fetchUser",
    src: "fetchUser",
    onDone: {
      target: "fetchingProfile",
      actions: "rememberUser",
      description: "The fields depend on the role.",
    },
    onError: {
      target: "userFailed",
      actions: "noticeUserFailure",
      description: "'Failed to fetch user data'",
    },
  },
});

export const userFailed = profileSetup.createStateConfig({
  description:
    "Nothing could be read; the page says so and offers to try again.",
  tags: "failed",
  meta: { specification: ["§8 Profile and matching"] },
  exit: "clearNotice",
  on: {
    "load.retried": {
      target: "fetchingUser",
      description: "The person tries again.",
    },
    "page.woke": {
      target: "fetchingUser",
      description: "The page or the network is back.",
    },
  },
});

export const fetchingProfile = profileSetup.createStateConfig({
  description: "The profile is on its way; the form shows as bare threads.",
  tags: "loading",
  meta: { specification: ["§4 Profile", "§7 GET /api/profile/"] },
  exit: "noteNotSlow",
  after: { slowLoad },
  invoke: {
    id: "fetchProfile",
    src: "fetchProfile",
    onDone: {
      target: "opening",
      actions: "rememberProfile",
      description: "There is a profile: saving will update it.",
    },
    onError: [
      {
        guard: "isMissing",
        target: "opening",
        description: "There is none yet: saving will create it.",
      },
      {
        target: "loadFailed",
        actions: "noticeLoadFailure",
        description: "'Failed to load profile data'",
      },
    ],
  },
});

export const loadFailed = profileSetup.createStateConfig({
  description:
    "The profile could not be read. An empty form would overwrite it, so only trying again is offered.",
  tags: "failed",
  meta: { specification: ["§8 Profile and matching"] },
  exit: "clearNotice",
  on: {
    "load.retried": {
      target: "fetchingProfile",
      description: "The person tries again.",
    },
    "page.woke": {
      target: "fetchingProfile",
      description: "The page or the network is back.",
    },
  },
});
