import { beforeEach, describe, expect, test } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import type { ProfileFile } from "../../../contract/profile/fields.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { profileMachine } from "../../../machines/profile/chart.ts";
import {
  executableFile,
  investeeProfile,
  picture,
  userWithRole,
} from "./cases.ts";

/** Starts the chart with an investee's profile. */
async function openForm() {
  const actor = createActor(
    profileMachine.provide({
      actors: {
        watchPage: fromCallback(() => {}),
        watchUpload: fromCallback(() => {}),
        fetchUser: fromPromise(async () => userWithRole("investee")),
        fetchProfile: fromPromise<Profile | null, void>(
          async () => investeeProfile,
        ),
      },
    }),
    {
      input: {
        userType: "investee",
        draft: null,
        draftVersion: 0,
        requestedTarget: null,
      },
    },
  ).start();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(actor.getSnapshot().hasTag("form")).toBe(true);
  return actor;
}

let profileActor: Awaited<ReturnType<typeof openForm>>;
const context = () => profileActor.getSnapshot().context;
const recordsSlot = "financial_records_file";
const changeField = (
  field: "market" | "description" | "business_name",
  value: string,
) => profileActor.send({ type: "field.changed", field, value });
const chooseFile = (slot: ProfileFile, file: typeof picture) =>
  profileActor.send({ type: "file.chosen", slot, file });
const removeFile = (slot: ProfileFile) =>
  profileActor.send({ type: "file.removed", slot });
beforeEach(async () => {
  profileActor = await openForm();
});

describe("changing one field of the profile form", () => {
  test("retains the original texts of other fields, so that their replacements can still be undone", () => {
    for (const field of ["market", "description"] as const) {
      changeField(field, "Fruit & rice");
      profileActor.send({ type: "replacement.requested", field });
      profileActor.send({ type: "replacement.accepted" });
      expect(context().form[field]).toBe("Fruit and rice");
    }
    const undo = (field: "market" | "description") =>
      profileActor.send({ type: "replacement.undone", field });
    changeField("business_name", "A");
    undo("market");
    expect(context().form.market).toBe("Fruit & rice");
    undo("description");
    expect(context().form.description).toBe("Fruit & rice");
  });
});

describe("changing one file of the profile form", () => {
  test("prevents saving if the new file is invalid", () => {
    chooseFile("avatar", executableFile);
    profileActor.send({ type: "form.submitted" });
    expect(context().showsAllProblems).toBe(true);
    expect(profileActor.getSnapshot().hasTag("busy")).toBe(false);
  });

  test("does not change the other files or their errors", () => {
    chooseFile("avatar", executableFile);
    chooseFile(recordsSlot, picture);
    expect(context().files).toEqual({
      avatar: executableFile,
      [recordsSlot]: picture,
    });
    expect(context().fileProblems.avatar).toBeDefined();
    expect(context().fileProblems[recordsSlot]).toBeUndefined();
    removeFile(recordsSlot);
    expect(context().files.avatar).toEqual(executableFile);
    expect(context().files[recordsSlot]).toBeUndefined();
    expect(context().fileProblems.avatar).toBeDefined();
    removeFile("avatar");
    expect(context().fileProblems.avatar).toBeUndefined();
  });
});

test("removing a file marks it for deletion only if it is stored, and choosing another file removes the mark", () => {
  chooseFile("avatar", picture);
  expect(context().removedFiles.avatar).toBe(false);
  removeFile("avatar");
  expect(context().removedFiles.avatar).toBe(false);
  removeFile("avatar");
  removeFile(recordsSlot);
  expect(context().removedFiles).toEqual({ avatar: true, [recordsSlot]: true });
  chooseFile("avatar", picture);
  expect(context().removedFiles).toEqual({
    avatar: false,
    [recordsSlot]: true,
  });
});
