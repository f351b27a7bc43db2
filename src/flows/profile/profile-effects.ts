import type { RefObject } from "react";
import { fromPromise } from "xstate";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { homePath } from "../../../contract/pages.ts";
import {
  type CharacterField,
  PROFILE_FILES,
} from "../../../contract/profile/fields.ts";
import {
  multipartFields,
  normalizeProfile,
} from "../../../contract/profile/form.ts";
import type {
  ProfileSave,
  ProfileTarget,
  profileMachine,
} from "../../../machines/profile/chart.ts";
import type { Effects } from "../../app/use-chart.ts";
import type { useRedirect } from "../../app/use-redirect.ts";
import { send } from "../../services/api.ts";
import { fetchAndStore, readActor } from "../../services/last-read.ts";
import { pageResumedActor } from "../../services/page-events.ts";
import {
  removeProfileDraft,
  storeProfileDraft,
} from "../../services/profile-draft.ts";
import { focusFirstInvalid } from "../../ui/focus.ts";
import type { ChosenFiles, UploadProgress } from "./chosen-files.ts";

/**
 * Returns the implementations of the profile chart's actors and actions: calls, draft storage, focus management and
 * navigation to the dashboard.
 */
export function profileEffects(options: {
  readonly chosenFiles: ChosenFiles;
  readonly progress: UploadProgress;
  /** The owner of the stored draft. */
  readonly email: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly redirect: ReturnType<typeof useRedirect>;
}): Effects<typeof profileMachine> {
  const { chosenFiles, progress, email, form, redirect } = options;
  const callOptions = (save: ProfileSave) => ({
    form: toFormData(save, chosenFiles),
    // A form without files has no upload progress.
    ...(PROFILE_FILES.some((slot) => save.files[slot]) && {
      onSent: progress.report,
    }),
  });
  return {
    actors: {
      fetchUser: readActor("user"),
      fetchProfile: fromPromise<ResponseOf<"profile">, undefined>(
        async ({ signal }) =>
          normalizeProfile(await fetchAndStore("profile", signal)),
      ),
      createProfile: fromPromise<unknown, ProfileSave>(({ input, signal }) =>
        send("createProfile", { ...callOptions(input), signal }),
      ),
      updateProfile: fromPromise<unknown, ProfileSave>(({ input, signal }) =>
        send("updateProfile", { ...callOptions(input), signal }),
      ),
      watchUpload: progress.actor,
      watchPage: pageResumedActor,
    },
    actions: {
      storeDraft: ({ context }) => storeProfileDraft(email, context.form),
      deleteDraft: () => removeProfileDraft(email),
      focusFirstProblem: () => focusFirstInvalid(form),
      focusFileChooser: ({ event }) => {
        if (event.type === "file.removed") focusTarget(event.slot);
      },
      focusPreview: ({ context: { previewedField } }) => {
        if (previewedField !== null) focusPreview(previewedField);
      },
      focusTarget: ({ context: { requestedTarget } }) => {
        if (requestedTarget !== null) focusTarget(requestedTarget);
      },
      goToDashboard: ({ context }) => redirect(homePath(context.userType)),
    },
  };
}

/** Returns a save as a multipart form: text parts, chosen files, and an empty part for each file to remove. */
function toFormData(save: ProfileSave, chosenFiles: ChosenFiles): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(
    multipartFields(save.form, save.userType),
  ))
    form.append(name, value);
  for (const slot of PROFILE_FILES) {
    const choice = save.files[slot];
    if (choice) form.append(slot, chosenFiles.get(choice), choice.name);
    else if (save.removedFiles[slot]) form.append(slot, "");
  }
  return form;
}

/**
 * Scrolls to a field, a file or the pitch decks and focuses it. Waits for the next frame, because the element may not be
 * rendered yet.
 */
export function focusTarget(target: ProfileTarget): void {
  requestAnimationFrame(() => {
    const element =
      document.getElementById(target) ??
      document.querySelector<HTMLElement>(`main [name="${target}"]`) ??
      document.getElementById(`${target}-group`);
    if (!element) return;
    const field = element.closest(".field") ?? element;
    field.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
  });
}

/** Focuses the preview of the replacements in a field, once it is rendered. */
function focusPreview(field: CharacterField): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(previewId(field));
    heading?.parentElement?.scrollIntoView({ block: "center" });
    heading?.focus({ preventScroll: true });
  });
}

/** Returns the id of the heading of a preview. */
export function previewId(field: CharacterField): string {
  return `${field}-preview`;
}
