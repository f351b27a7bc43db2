import type { RefObject } from "react";
import { fromPromise } from "xstate";
import { statusOf } from "../../../contract/failure.ts";
import { homePath } from "../../../contract/pages.ts";
import {
  type CharacterField,
  type FieldName,
  PROFILE_FILES,
} from "../../../contract/profile/fields.ts";
import { multipartFields } from "../../../contract/profile/form.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { profileFileProblem } from "../../../contract/rules/files.ts";
import type {
  ProfileEvent,
  ProfileSave,
  profileMachine,
} from "../../../machines/profile/chart.ts";
import type { useRedirect } from "../../app/navigation-context.ts";
import type { Effects } from "../../app/use-chart.ts";
import { send } from "../../services/api.ts";
import { eventActor } from "../../services/event-actor.ts";
import { replaceStored } from "../../services/last-read.ts";
import { storeProfileDraft } from "../../services/profile-draft.ts";
import { removeProfileDraft } from "../../services/removed-drafts.ts";
import {
  awaitResource,
  knownValue,
  reread,
  resource,
} from "../../services/resources.ts";
import { readStoredSession } from "../../services/stored-session.ts";
import { focusFirstInvalid } from "../../ui/focus.ts";
import type { ChosenFiles, uploadProgress } from "./chosen-files.ts";

/** The age up to which a value that another part of the page has read is used, in milliseconds. */
const RECENT = 30_000;

/** Reports the account and its profile once both are known and the profile is recent. */
const watchResources = eventActor<ProfileEvent>((sendBack) => {
  const page = new AbortController();
  const { signal } = page;
  async function read() {
    const options = { maxAge: RECENT };
    // The sidebar has usually just read it. The server refuses a save that is based on an older version.
    const readProfile = () => awaitResource("profile", signal, options);
    const [stored] = await Promise.all([
      // Without a connection, the role comes from the stored response.
      awaitResource("user", signal, { ...options, acceptsStored: true }),
      readProfile(),
    ]);
    // Again, because the account may have taken much longer.
    const profile = await readProfile();
    const { user_type: userType } = knownValue("user") ?? stored;
    sendBack({ type: "profile.read", userType, profile });
  }
  read().catch((error) => {
    if (!signal.aborted) throw error;
  });
  return () => page.abort();
});

/**
 * Returns the implementations of the profile chart's actors and actions: calls, draft storage, focus management and
 * navigation to the dashboard.
 */
export function profileEffects(options: {
  readonly chosenFiles: ChosenFiles;
  readonly progress: ReturnType<typeof uploadProgress>;
  /** The email address of the draft's owner. */
  readonly email: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly redirect: ReturnType<typeof useRedirect>;
}): Effects<typeof profileMachine> {
  const { chosenFiles, progress, email, form, redirect } = options;
  const saveActor = (call: "createProfile" | "updateProfile") =>
    fromPromise<unknown, ProfileSave>(async ({ input, signal }) => {
      const { token } = readStoredSession();
      const saved: Profile | null = await send(call, {
        form: await toFormData(input, chosenFiles),
        // Progress is reported only if files are uploaded.
        ...(PROFILE_FILES.some((slot) => input.files[slot]) && {
          onSent: progress.report,
        }),
        signal,
      }).catch((failure) => {
        // Another device has saved the profile.
        if (statusOf(failure) === 409) reread("profile");
        throw failure;
      });
      // The sidebar, the dashboard and the next form show the saved profile, also if the connection is lost now.
      replaceStored("profile", saved, token);
      if (saved) resource("profile").send({ type: "changed", value: saved });
      reread("profile");
    });
  return {
    actors: {
      watchResources,
      createProfile: saveActor("createProfile"),
      updateProfile: saveActor("updateProfile"),
      watchUpload: progress.actor,
    },
    actions: {
      storeDraft: ({ context }) =>
        storeProfileDraft(email, context.form, context.version),
      deleteDraft: () => removeProfileDraft(email),
      focusFirstProblem: () => focusFirstInvalid(form),
      focusFileChooser: ({ event }) => {
        if (event.type === "file.removed") focusTarget(event.slot);
      },
      focusPreview: ({ context: { previewedField } }) => {
        if (previewedField !== null) focusTarget(`${previewedField}-preview`);
      },
      focusTarget: ({ context: { requestedTarget } }) => {
        if (requestedTarget !== null) focusTarget(requestedTarget);
      },
      focusConflict: () => focusTarget("conflict"),
      goToDashboard: ({ context }) => redirect(homePath(context.userType)),
    },
  };
}

/** Returns the multipart form for a save: text parts, chosen files, and an empty part for each file to remove. */
async function toFormData(save: ProfileSave, chosenFiles: ChosenFiles) {
  const form = new FormData();
  for (const [name, value] of Object.entries(
    multipartFields(save.form, save.userType),
  ))
    form.append(name, value);
  if (save.version !== null) form.append("version", String(save.version));
  for (const slot of PROFILE_FILES) {
    const choice = save.files[slot];
    if (choice)
      form.append(
        slot,
        await chosenFiles.readable(slot, choice, (file) =>
          profileFileProblem(slot, file, save.userType),
        ),
        choice.name,
      );
    else if (save.removedFiles[slot]) form.append(slot, "");
  }
  return form;
}

/**
 * Scrolls to a field, a file, the pitch decks, a preview or the values of a conflict, and focuses it. Waits for the next frame, because the
 * element may not be rendered yet.
 */
export function focusTarget(
  target: FieldName | `${CharacterField}-preview` | "conflict",
): void {
  requestAnimationFrame(() => {
    const element =
      document.getElementById(target) ??
      document.querySelector<HTMLElement>(`main [name="${target}"]`) ??
      document.getElementById(`${target}-group`);
    if (!element) return;
    const area = element.closest(".replacement-preview, .field") ?? element;
    area.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
  });
}
