import { SLIDER_INTERVAL } from "../../../contract/constants.ts";
import { events } from "../../../server/database/schema.ts";
import { expect, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

test("the sample event shows its next picture after every interval", {
  tag: ["@phone", "@2-event-slider-05", "@3-events-02"],
}, async ({ newMember, site }) => {
  await site.database.delete(events);
  const { page } = await newMember("investee");
  await installClock(page);
  await page.goto("/event-calendar");
  const picture = page.getByRole("article").getByRole("img");
  await expect(picture).toBeVisible();
  await freezeTime(page);
  const pictures = [
    "/pictures/event-roundtable.svg",
    "/pictures/event-market.svg",
  ];
  const first = (await picture.getAttribute("src")) ?? "";
  expect(pictures).toContain(first);
  for (let elapsed = 0; elapsed < SLIDER_INTERVAL; elapsed += 100) {
    await advanceTime(page, 100);
    if ((await picture.getAttribute("src")) !== first) break;
  }
  const second = pictures.find((src) => src !== first) ?? "";
  await expect(picture).toHaveAttribute("src", second);
  // The picture changed at most 100 ms ago.
  await advanceTime(page, SLIDER_INTERVAL - 101);
  await expect(picture).toHaveAttribute("src", second);
  await advanceTime(page, 101);
  await expect(picture).toHaveAttribute("src", first);
});

test("the slideshow continues after a tap, or after the mouse has left the picture", {
  tag: "@phone",
}, async ({ newMember, hasTouch, site }) => {
  await site.database.delete(events);
  const { page } = await newMember("investee");
  await installClock(page);
  await page.goto("/event-calendar");
  const picture = page.getByRole("article").getByRole("img");
  await expect(picture).toBeVisible();
  await freezeTime(page);
  if (hasTouch) await picture.tap();
  else {
    await picture.hover();
    await page.mouse.move(0, 0);
  }
  const before = (await picture.getAttribute("src")) ?? "";
  await advanceTime(page, SLIDER_INTERVAL);
  await expect(picture).not.toHaveAttribute("src", before);
});
