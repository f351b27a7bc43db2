import { profileSave } from "./facts.ts";
import { profileSetup } from "./setup.ts";

/** Saving the form with its files, with progress. */

const slowSend = {
  actions: "noteSlow",
} as const;
const progress = {
  actions: "noteProgress",
} as const;
const watchUpload = {
  id: "watchUpload",
  src: "watchUpload",
  onError: { description: "No progress is shown." },
} as const;

export const updating = profileSetup.createStateConfig({
  description: "The changes are being saved.",
  tags: ["form", "busy", "unsaved"],
  entry: "noteUnsent",
  exit: "noteNotSlow",
  after: { slowSend },
  on: { "upload.progressed": progress },
  invoke: [
    {
      id: "updateProfile",
      src: "updateProfile",
      input: profileSave,
      onDone: {
        target: "saved",
        actions: "noticeUpdated",
        meta: { rules: ["4-profile-03"] },
      },
      onError: {
        target: "editing.failed",
        actions: ["noticeSaveFailure", "focusFirstProblem"],
        meta: { rules: ["8-profile-02"] },
      },
    },
    watchUpload,
  ],
});

export const creating = profileSetup.createStateConfig({
  description: "The new profile is being created.",
  tags: ["form", "busy", "unsaved"],
  entry: "noteUnsent",
  exit: "noteNotSlow",
  after: { slowSend },
  on: { "upload.progressed": progress },
  invoke: [
    {
      id: "createProfile",
      src: "createProfile",
      input: profileSave,
      onDone: {
        target: "saved",
        actions: "noticeCreated",
        meta: { rules: ["4-profile-04"] },
      },
      onError: [
        {
          guard: "isExisting",
          target: "updating",
          description:
            "The profile already exists: the answer to an earlier save was lost, or another tab created it. It is updated instead.",
        },
        {
          target: "editing.failed",
          actions: ["noticeSaveFailure", "focusFirstProblem"],
        },
      ],
    },
    watchUpload,
  ],
});
