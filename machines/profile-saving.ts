import { profileSave } from "./profile-facts.ts";
import { profileSetup } from "./profile-setup.ts";

/** The form with its files on its way, and how far it is (§4 Profile, §7). */

const slowSend = {
  actions: "noteSlow",
  description: "It takes longer than usual, and the page says so.",
} as const;
const progress = {
  actions: "noteProgress",
  description: "More of the form and its files has left.",
} as const;
const watchUpload = {
  id: "watchUpload",
  src: "watchUpload",
  onError: { description: "Then it shows no progress." },
} as const;

export const updating = profileSetup.createStateConfig({
  description: "The changes are on their way.",
  tags: ["form", "busy", "unsaved"],
  meta: { specification: ["§4 Profile", "§7 PUT /api/profile/"] },
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
        description: "'Profile updated successfully!'",
      },
      onError: {
        target: "editing.failed",
        actions: ["noticeSaveFailure", "focusFirstProblem"],
        description: "'Error saving profile: …'",
      },
    },
    watchUpload,
  ],
});

export const creating = profileSetup.createStateConfig({
  description: "The new profile is on its way.",
  tags: ["form", "busy", "unsaved"],
  meta: { specification: ["§4 Profile", "§7 POST /api/profile/"] },
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
        description: "'Profile created successfully!'",
      },
      onError: [
        {
          guard: "isExisting",
          target: "updating",
          description:
            "There is one already: the answer to a former save was lost, or another tab was faster. It is updated.",
        },
        {
          target: "editing.failed",
          actions: ["noticeSaveFailure", "focusFirstProblem"],
          description: "'Error saving profile: …'",
        },
      ],
    },
    watchUpload,
  ],
});
