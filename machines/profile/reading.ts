import { profileSetup } from "./setup.ts";

/** Loads the account and its profile. */

const slowLoad = {
  actions: "noteSlow",
} as const;

export const fetchingUser = profileSetup.createStateConfig({
  description: "Loading the account, whose role determines the fields.",
  tags: "loading",
  exit: "noteNotSlow",
  after: { slowLoad },
  invoke: {
    id: "fetchUser",
    src: "fetchUser",
    onDone: {
      target: "fetchingProfile",
      actions: "rememberUser",
      description: "The fields depend on the role.",
      meta: { rules: ["2-profile-06"] },
    },
    onError: {
      target: "userFailed",
      actions: "noticeUserFailure",
    },
  },
});

export const userFailed = profileSetup.createStateConfig({
  description: "The account could not be loaded. Try Again is offered.",
  tags: "failed",
  meta: { rules: ["7-profile-10"] },
  exit: "clearNotice",
  on: {
    "load.retried": { target: "fetchingUser" },
    "page.woke": { target: "fetchingUser" },
  },
});

export const fetchingProfile = profileSetup.createStateConfig({
  description: "Loading the profile. The page shows a skeleton of the form.",
  tags: "loading",
  exit: "noteNotSlow",
  after: { slowLoad },
  invoke: {
    id: "fetchProfile",
    src: "fetchProfile",
    onDone: {
      target: "opening",
      actions: "rememberProfile",
      description: "Saving will update the profile.",
      meta: { rules: ["7-profile-01"] },
    },
    onError: [
      {
        guard: "isMissing",
        target: "opening",
        description: "There is no profile yet. Saving will create it.",
      },
      {
        target: "loadFailed",
        actions: "noticeLoadFailure",
      },
    ],
  },
});

export const loadFailed = profileSetup.createStateConfig({
  description:
    "The profile could not be loaded. An empty form would overwrite it, so only Try Again is offered.",
  tags: "failed",
  meta: { rules: ["8-profile-01"] },
  exit: "clearNotice",
  on: {
    "load.retried": { target: "fetchingProfile" },
    "page.woke": { target: "fetchingProfile" },
  },
});
