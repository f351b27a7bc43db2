import { definePlan } from "xstate-toolkit";
import type { UserType } from "../../../contract/enumerations.ts";
import { profileProblems } from "../../../contract/profile/form.ts";
import { replaceDisallowed } from "../../../contract/profile/replacement.ts";
import {
  type ProfileContext,
  profileMachine,
  readingsOf,
} from "../../../machines/profile/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import {
  conflictWith,
  DRAFT_VERSION,
  draftForm,
  executableFile,
  INVALID_DESCRIPTION,
  investeeInput,
  investeeProfile,
  investorProfile,
  OTHER_DESCRIPTION,
  picture,
  rejection,
} from "./cases.ts";

const profileOf = (userType: UserType) =>
  userType === "investor" ? investorProfile : investeeProfile;

export const isValid = (context: ProfileContext) =>
  Object.keys(profileProblems(context.form, context.userType)).length === 0 &&
  Object.values(context.fileProblems).every((problem) => !problem);

export const profilePlan = definePlan(profileMachine, {
  inputs: [
    investeeInput,
    {
      ...investeeInput,
      draft: draftForm,
      draftVersion: DRAFT_VERSION,
      requestedTarget: "sector_type",
    },
  ],
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.userType,
    context.draft === null,
    context.base === null,
    isValid(context),
    context.files.avatar !== undefined,
    replaceDisallowed("business_name", context.form.business_name) !== null,
    context.originalTexts.business_name !== undefined,
    context.decks,
    readingsOf(context, "annual_turnover").length > 0,
    context.unanswered === null,
    context.conflict?.choices.description ?? null,
    context.conflict?.theirs.form.description ?? null,
  ],
  events: {
    "upload.progressed": [{ percent: 40 }],
    "decks.reported": [
      { state: "busy" },
      { state: "idle" },
      { state: "failed" },
    ],
    "field.requested": [{ target: "market" }],
    "field.changed": [
      { field: "business_name", value: "#1" },
      { field: "business_name", value: "Nakuru Dryers Ltd." },
      { field: "annual_turnover", value: "10.000" },
      { field: "market", value: "Food" },
    ],
    "reading.chosen": [{ field: "annual_turnover", value: 10_000 }],
    "replacement.requested": [{ field: "business_name" }],
    "replacement.undone": [{ field: "business_name" }],
    "field.blurred": [{ field: "description" }, { field: "market" }],
    "file.chosen": [
      { slot: "avatar", file: picture },
      { slot: "avatar", file: executableFile },
    ],
    "file.removed": [{ slot: "avatar" }],
    "conflict.chosen": [
      { field: "description", choice: "mine" },
      { field: "description", choice: "theirs" },
    ],
    "profile.read": [
      { userType: "investee", profile: investeeProfile },
      { userType: "investee", profile: null },
      { userType: "investor", profile: investorProfile },
      { userType: "investor", profile: null },
    ],
    "xstate.done.actor.updateProfile": [{ output: {} }],
    "xstate.error.actor.updateProfile": ({ snapshot: { context } }) => {
      const profile = profileOf(context.userType);
      return [
        { error: rejection },
        { error: conflictWith(profile, OTHER_DESCRIPTION) },
        { error: conflictWith(profile, INVALID_DESCRIPTION) },
        { error: noResponse },
        { error: conflictWith(profile, profile.description) },
      ];
    },
    "xstate.done.actor.createProfile": [{ output: {} }],
    "xstate.error.actor.createProfile": [
      { error: rejection },
      { error: httpError(409, { error: "You already have a profile." }) },
    ],
  },
  stories: {
    "the progress and the message about a slow save are not shown for the next save":
      "profile.read#1 › form.submitted › upload.progressed › after slowSend › updateProfile error#1 › form.submitted › updateProfile done",
    "the message about a slow save is cleared when creating a profile fails, and when the page updates the existing profile instead":
      "(input 2) › profile.read#2 › draft.accepted › form.submitted › upload.progressed › after slowSend › createProfile error#1 › form.submitted › upload.progressed › after slowSend › createProfile error#2 › updateProfile done",
    "the redirect waits for an upload that was started before or after the save":
      "profile.read#1 › decks.reported#1 › form.submitted › updateProfile done › decks.reported#2 › decks.reported#1 › decks.reported#2 › after profileRedirect",
    "if an upload fails before or after the save, the page redirects only when no pitch deck has a problem":
      "profile.read#1 › decks.reported#3 › form.submitted › updateProfile done › decks.reported#1 › decks.reported#3 › decks.reported#1 › decks.reported#2 › after profileRedirect",
    "the message about a failed save is cleared by typing, and the save can be retried":
      "profile.read#1 › form.submitted › updateProfile error#1 › field.changed#2 › form.submitted › updateProfile done",
  },
});
