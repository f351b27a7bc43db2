import { beforeEach, describe, expect, test } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import {
  type ProfileSave,
  profileMachine,
} from "../../../machines/profile/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { executableFile, investeeProfile, picture, userOf } from "./cases.ts";

/** Starts the chart with an investee's profile. Its first save is rejected. */
async function openForm() {
  const actor = createActor(
    profileMachine.provide({
      actors: {
        watchPage: fromCallback(() => {}),
        watchUpload: fromCallback(() => {}),
        fetchUser: fromPromise(async () => userOf("investee")),
        fetchProfile: fromPromise(async () => investeeProfile),
        updateProfile: fromPromise<unknown, ProfileSave>(async () => {
          throw {
            kind: "httpError",
            status: 400,
            html: false,
            body: {
              market: ["Too short."],
              business_name: ["Taken."],
              avatar: ["Not a picture."],
            },
            text: "",
            retryAfter: null,
            at: 0,
          };
        }),
      },
    }),
    { input: { userType: "investee", draft: null, requestedTarget: null } },
  ).start();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(actor.getSnapshot().hasTag("form")).toBe(true);
  return actor;
}

let form: Awaited<ReturnType<typeof openForm>>;
const context = () => form.getSnapshot().context;
const recordsSlot = "financial_records_file";
beforeEach(async () => {
  form = await openForm();
});

describe("changing one field of the profile form", () => {
  test("does not change the other fields and their server messages", async () => {
    form.send({ type: "field.blurred", field: "market" });
    form.send({ type: "field.blurred", field: "description" });
    expect(context().touched).toEqual({ market: true, description: true });
    form.send({ type: "form.submitted" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(Object.keys(context().serverErrors)).toEqual([
      "business_name",
      "market",
    ]);
    expect(shownText(context().fileProblems.avatar)).toBe("Not a picture.");
    const before = context().form;
    form.send({ type: "field.changed", field: "market", value: "Food" });
    expect(context().form).toEqual({ ...before, market: "Food" });
    expect(context().serverErrors.market).toBeUndefined();
    expect(context().serverErrors.business_name).toBeDefined();
  });

  test("keeps the original texts of other fields, so that their replacements can still be undone", () => {
    for (const field of ["market", "description"] as const) {
      form.send({ type: "field.changed", field, value: "Fruit & rice" });
      form.send({ type: "replacement.requested", field });
      form.send({ type: "replacement.accepted" });
    }
    const undo = (field: "market" | "description") =>
      form.send({ type: "replacement.undone", field });
    form.send({ type: "field.changed", field: "business_name", value: "A" });
    undo("market");
    expect(context().form.market).toBe("Fruit & rice");
    undo("description");
    expect(context().form.description).toBe("Fruit & rice");
  });

  test("an invalid file prevents saving", () => {
    form.send({ type: "file.chosen", slot: "avatar", file: executableFile });
    form.send({ type: "form.submitted" });
    expect(context().showsAllProblems).toBe(true);
    expect(form.getSnapshot().hasTag("busy")).toBe(false);
  });
});

describe("changing one file of the profile form", () => {
  test("does not change the other files and their errors", () => {
    form.send({ type: "file.chosen", slot: "avatar", file: executableFile });
    form.send({ type: "file.chosen", slot: recordsSlot, file: picture });
    expect(context().files).toEqual({
      avatar: executableFile,
      [recordsSlot]: picture,
    });
    expect(context().fileProblems.avatar).toBeDefined();
    expect(context().fileProblems[recordsSlot]).toBeUndefined();
    form.send({ type: "file.removed", slot: recordsSlot });
    expect(context().files.avatar).toEqual(executableFile);
    expect(context().files[recordsSlot]).toBeUndefined();
    expect(context().fileProblems.avatar).toBeDefined();
    form.send({ type: "file.removed", slot: "avatar" });
    expect(context().fileProblems.avatar).toBeUndefined();
  });

  test("removing an unsaved file restores the stored one, removing it again deletes it, and selecting another cancels the deletion", () => {
    form.send({ type: "file.chosen", slot: "avatar", file: picture });
    expect(context().removedFiles.avatar).toBe(false);
    form.send({ type: "file.removed", slot: "avatar" });
    expect(context().removedFiles.avatar).toBe(false);
    form.send({ type: "file.removed", slot: "avatar" });
    form.send({ type: "file.removed", slot: recordsSlot });
    expect(context().removedFiles).toEqual({
      avatar: true,
      [recordsSlot]: true,
    });
    form.send({ type: "file.chosen", slot: "avatar", file: picture });
    expect(context().removedFiles).toEqual({
      avatar: false,
      [recordsSlot]: true,
    });
  });
});
