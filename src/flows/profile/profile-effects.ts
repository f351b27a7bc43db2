import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import { fromCallback, fromPromise } from "xstate";
import type { AnswerOf } from "../../../contract/calls/index.ts";
import type { UserType } from "../../../contract/enumerations.ts";
import { homeOf } from "../../../contract/pages.ts";
import { PROFILE_FILES } from "../../../contract/profile/fields.ts";
import { normalProfile, profileParts } from "../../../contract/profile/form.ts";
import type {
  ProfileContext,
  ProfileEvent,
  ProfileSave,
} from "../../../machines/profile/chart.ts";
import { callActor, send } from "../../services/api.ts";
import { onReturn } from "../../services/page-return.ts";
import {
  forgetProfileDraft,
  keepProfileDraft,
} from "../../services/profile-draft.ts";
import { focusFirstInvalid } from "../../ui/focus.ts";
import type { ChosenFiles } from "./chosen-files.ts";
import { focusPlace, focusPreview } from "./focus-place.ts";
import type { UploadProgress } from "./upload-progress.ts";

type EffectOptions = {
  readonly chosen: ChosenFiles;
  readonly progress: UploadProgress;
  /** The owner of the stored draft. */
  readonly email: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly navigate: NavigateFunction;
};

/** Returns the actors and actions of the profile: calls, stored draft, focus and the navigation to the dashboard. */
export function profileEffects({
  chosen,
  progress,
  email,
  form,
  navigate,
}: EffectOptions) {
  const sending = (save: ProfileSave) => ({
    form: multipart(save, chosen),
    // A form without files has no upload progress.
    ...(hasFiles(save) && { onSent: progress.report }),
  });
  return {
    actors: {
      fetchUser: callActor("user"),
      fetchProfile: fromPromise<AnswerOf<"profile">, undefined>(
        async ({ signal }) => normalProfile(await send("profile", { signal })),
      ),
      createProfile: fromPromise<unknown, ProfileSave>(({ input, signal }) =>
        send("createProfile", { ...sending(input), signal }),
      ),
      updateProfile: fromPromise<unknown, ProfileSave>(({ input, signal }) =>
        send("updateProfile", { ...sending(input), signal }),
      ),
      watchUpload: fromCallback<ProfileEvent>(({ sendBack }) =>
        progress.listen((share) =>
          sendBack({ type: "upload.progressed", share }),
        ),
      ),
      watchPage: fromCallback<ProfileEvent>(({ sendBack }) =>
        onReturn(() => sendBack({ type: "page.resumed" })),
      ),
    },
    actions: {
      keepDraft: ({ context }: { context: ProfileSave }) =>
        keepProfileDraft(email, context.form),
      forgetDraft: () => forgetProfileDraft(),
      focusFirstProblem: () => {
        // The problems are rendered after this step.
        requestAnimationFrame(() => {
          if (form.current) focusFirstInvalid(form.current);
        });
      },
      focusDropped: ({ event }: { event: ProfileEvent }) => {
        if (event.type === "file.dropped") focusPlace(event.slot);
      },
      focusPreview: ({ context }: { context: ProfileContext }) => {
        if (context.previewed !== null) focusPreview(context.previewed);
      },
      focusSought: ({ context }: { context: ProfileContext }) => {
        if (context.sought !== null) focusPlace(context.sought);
      },
      goToDashboard: (_: unknown, { userType }: { userType: UserType }) => {
        navigate(homeOf(userType));
      },
    },
  };
}

function hasFiles({ files }: ProfileSave): boolean {
  return PROFILE_FILES.some((slot) => files[slot] !== undefined);
}

/** Returns the multipart form of a save: text parts, chosen files, and an empty part for each file to remove. */
function multipart(save: ProfileSave, chosen: ChosenFiles): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(
    profileParts(save.form, save.userType),
  ))
    form.append(name, value);
  for (const slot of PROFILE_FILES) {
    const choice = save.files[slot];
    if (choice) form.append(slot, chosen.open(choice), choice.name);
    else if (save.removed[slot]) form.append(slot, "");
  }
  return form;
}
