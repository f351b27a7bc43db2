import { rmSync, writeFileSync } from "node:fs";
import { UPLOAD_MAX_BYTES } from "../../../contract/constants.ts";
import { expectProblem } from "../../support/browser/forms.ts";
import { openWithinSite, sidebar } from "../../support/browser/navigation.ts";
import { limitUploadSpeed } from "../../support/browser/network.ts";
import { profileForm } from "../../support/browser/profile-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { executable, gif, pdf, png } from "../../support/sample-files.ts";

const PROFILE = "/api/profile/";
const TOO_LARGE = UPLOAD_MAX_BYTES + 1;

function filePayload(name: string, mimeType: string, buffer: Buffer) {
  return { name, mimeType, buffer };
}

test(
  "an investee's picture can be stored, opened and removed, the progress of a file is shown while the form is being saved, and files that cannot be sent are named",
  {
    tag: ["@5-profile-31", "@3-profile-01", "@8-profile-87"],
  },
  async ({ newMember, site }, testInfo) => {
    const { page, token } = await newMember("investee");
    // Does not wait for the redirect to the dashboard.
    const saveAndReturn = async () => {
      await profileForm(page).save.click();
      await expect(
        page.getByText("Profile updated successfully!"),
      ).toBeVisible();
      await openWithinSite(page, "/profile");
    };
    await test.step("an investee's picture can be stored, opened and removed, is then shown in the sidebar, and must be a JPEG or PNG image", async () => {
      await page.goto("/profile");
      const form = profileForm(page);
      await expect(form.picture).toHaveAttribute(
        "accept",
        "image/jpeg,image/png",
      );
      await form.picture.setInputFiles(
        filePayload("logo.gif", "image/gif", gif),
      );
      await expectProblem(form.picture, "Please choose a JPEG or PNG image.");
      await form.picture.setInputFiles(
        filePayload("logo.png", "image/png", png),
      );
      await expect(form.picture).not.toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText("sent when you save")).toBeVisible();
      await saveAndReturn();
      const storedProfile = await site.call("GET", PROFILE, { token });
      expect(storedProfile.body).toMatchObject({
        avatar: { name: "logo.png" },
      });

      await expect(sidebar(page).locator("img")).toHaveAttribute(
        "src",
        /^blob:/,
      );
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Open logo.png" }).click();
      expect((await download).suggestedFilename()).toBe("logo.png");
      await page.getByRole("button", { name: "Remove logo.png" }).click();
      await saveAndReturn();
      const response = await site.call("GET", PROFILE, { token });
      expect(response.body).toMatchObject({ avatar: null });
    });
    await test.step("the upload progress of a file is shown while the form is being saved", async () => {
      const form = profileForm(page);
      const scalingPlan = page
        .getByLabel(/Scaling plan/)
        .and(page.locator("input"));
      await scalingPlan.setInputFiles(
        filePayload("plan.pdf", "application/pdf", pdf(1_500_000)),
      );
      const network = await limitUploadSpeed(page, 150_000);
      await form.save.click();
      const progress = page.getByRole("progressbar", {
        name: "Sending plan.pdf",
      });
      const sentPercent = async () =>
        Number(await progress.getAttribute("aria-valuenow"));
      await expect.poll(sentPercent).toBeGreaterThan(0);
      expect(await sentPercent()).toBeLessThan(100);
      await network.restore();
      await expect(
        page.getByText("Profile updated successfully!"),
      ).toBeVisible();
    });
    await test.step("a dropped file is taken by its box and ignored outside it, ambiguous types are accepted, a file that is gone before the save is named; a file over the size limit and an executable declared as a picture show an error at the file field and are not sent, and the form retains the text that was entered", async () => {
      await openWithinSite(page, "/profile");
      const drop = async (selector: string, name: string, type: string) => {
        const dataTransfer = await page.evaluateHandle(
          ([fileName, fileType]) => {
            const transfer = new DataTransfer();
            transfer.items.add(
              new File(["%PDF-1.7"], fileName, { type: fileType }),
            );
            return transfer;
          },
          [name, type] as const,
        );
        const isPrevented = await page
          .locator(selector)
          .first()
          .evaluate(
            (element, transfer) =>
              !element.dispatchEvent(
                new DragEvent("drop", {
                  dataTransfer: transfer,
                  bubbles: true,
                  cancelable: true,
                }),
              ),
            dataTransfer,
          );
        expect(isPrevented).toBe(true);
      };
      await drop("h1", "beside.pdf", "application/pdf");
      await drop(
        "#financial_records_file-group .upload",
        "dropped.pdf",
        "application/x-pdf",
      );
      await expect(page.getByText("dropped.pdf")).toBeVisible();
      await expect(page.getByText("beside.pdf")).toHaveCount(0);
      await expect(page.getByText("Please choose a PDF")).toHaveCount(0);

      const path = testInfo.outputPath("gone.pdf");
      writeFileSync(path, pdf());
      await page.locator("#ability_to_scale_file").setInputFiles(path);
      await expect(page.getByText("gone.pdf")).toBeVisible();
      rmSync(path);
      await profileForm(page).save.click();
      await expect(page.getByRole("alert")).toContainText(
        "gone.pdf can no longer be read",
      );
      // The files are on disk, so that Playwright sends the browser only their paths.
      const largePicture = testInfo.outputPath("big.png");
      const largePlan = testInfo.outputPath("plan.pdf");
      for (const path of [largePicture, largePlan])
        writeFileSync(path, Buffer.alloc(TOO_LARGE, 1));
      const form = profileForm(page);
      await form.name.fill("Mopti Mills");
      await form.picture.setInputFiles(largePicture);
      await expectProblem(
        form.picture,
        "Please choose a file of 5 MB or less.",
      );
      const scalingPlan = page
        .getByLabel(/Scaling plan/)
        .and(page.locator("input"));
      await scalingPlan.setInputFiles(largePlan);
      await expectProblem(scalingPlan, "Please choose a file of 5 MB or less.");
      await scalingPlan.setInputFiles(
        filePayload("plan.pdf", "application/pdf", pdf()),
      );
      await form.picture.setInputFiles(
        filePayload("logo.png", "image/png", executable),
      );
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.method()));
      await form.save.click();
      await expect(page.getByRole("alert").first()).toContainText(
        "Error saving profile: ",
      );
      await expectProblem(form.picture, "Please choose a JPEG or PNG image.");
      expect(sent.filter((method) => method !== "GET")).toEqual([]);
      await expect(form.name).toHaveValue("Mopti Mills");
      await drop(".sidebar .avatar", "picture.png", "image/png");
      await expect(page.locator(".sidebar")).toContainText(
        "This browser cannot show this picture.",
      );
    });
  },
);

test("an investor can choose any image as the picture, such as a GIF, and choosing a PDF shows an error", {
  tag: ["@5-profile-30"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await page.goto("/profile");
  const form = profileForm(page);
  await expect(form.picture).toHaveAttribute("accept", "image/*");
  await form.picture.setInputFiles(
    filePayload("plan.pdf", "application/pdf", pdf()),
  );
  await expectProblem(form.picture, "Please choose an image.");
  await form.picture.setInputFiles(filePayload("logo.gif", "image/gif", gif));
  await form.save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
});
