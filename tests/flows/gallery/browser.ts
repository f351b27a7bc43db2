import { expect, type Page, type Route } from "@playwright/test";
import { galleryMachine } from "../../../machines/gallery/chart.ts";
import {
  embedOrigins,
  gallery,
  withHost,
} from "../../../src/content/gallery.ts";
import { galleryOf } from "../../support/browser/landing-page.ts";
import { allowOrigins } from "../../support/browser/page-guard.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { flowBinding } from "../../support/driven/flow.ts";

/** The pending request to the embedded site. */
type Fixture = { pendingRoute: Route | null };

const [video, post] = gallery.entries;
const drivenEntries = [video, post].flatMap((entry) => (entry ? [entry] : []));
const entryOf = (id: string | null) => {
  const entry = gallery.entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The gallery has no entry ${id}`);
  return entry;
};

/** Browser binding for the gallery chart. Playwright fulfils the requests to the embedded sites. */
export const galleryBinding = flowBinding<typeof galleryMachine, Fixture>({
  machine: galleryMachine,
  rules: ["1-landing-06"],
  calls: {},
  async fixture({ page }) {
    const fixture: Fixture = { pendingRoute: null };
    allowOrigins(page, embedOrigins);
    for (const origin of embedOrigins) {
      await page.unroute(`${origin}/**`);
      await page.route(`${origin}/**`, (route) => {
        fixture.pendingRoute = route;
      });
    }
    return fixture;
  },
  open: (driver) => driver.visit("/"),
  events: {
    "embed.requested": {
      cases: ({ snapshot }) =>
        drivenEntries
          .filter(({ id }) => id !== snapshot.context.embedId)
          .map(({ id }) => ({ id })),
      async perform({ page, fixture }, { id }) {
        fixture.pendingRoute = null;
        await galleryOf(page).playButton(entryOf(id).title).click();
        await expect.poll(() => fixture.pendingRoute !== null).toBe(true);
      },
    },
    "frame.loaded": { perform: fulfilRequest },
    "embed.closed": { perform: ({ page }) => galleryOf(page).close.click() },
  },
  states: {
    async closed({ page }) {
      await expect(galleryOf(page).frames).toHaveCount(0);
    },
    "open.loading": ({ page }, { context }) =>
      expectFrame(page, context.embedId, gallery.loading),
    "open.slow": ({ page }, { context }) =>
      expectFrame(page, context.embedId, gallery.slow),
    "open.shown": ({ page }, { context }) =>
      expectFrame(page, context.embedId, null),
  },
});

/** Fulfils the pending request to the embedded site. */
async function fulfilRequest({ fixture }: Driver<Fixture>): Promise<void> {
  await fixture.pendingRoute?.fulfill({
    contentType: "text/html",
    body: "<!doctype html><title>Other site</title><p>Loaded.",
  });
}

/** Expects that only the given entry is shown in a frame, and that its article contains the status message. */
async function expectFrame(
  page: Page,
  embedId: string | null,
  status: string | null,
): Promise<void> {
  const { embed, title } = entryOf(embedId);
  const { frames, region, close } = galleryOf(page);
  await expect(frames).toHaveCount(1);
  await expect(frames).toHaveAttribute("src", embed);
  await expect(close).toHaveAccessibleName(`${gallery.close}: ${title}`);
  await expect(close).toBeFocused();
  const article = region
    .getByRole("article")
    .filter({ has: page.locator("iframe") });
  // An empty status is hidden.
  await expect(article.getByRole("status", { includeHidden: true })).toHaveText(
    status === null ? "" : withHost(status, embed),
  );
}
