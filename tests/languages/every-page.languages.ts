import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleLayout,
} from "../support/browser/accessibility.ts";
import { findFaultsInStates } from "../support/browser/page-states.ts";
import { test } from "../support/browser/screen-visits.ts";
import { expect } from "../support/browser/test.ts";

test.describe.configure({ timeout: 1_800_000 });

for (const viewer of ["visitor", "investor", "investee"] as const)
  test(`every text that the ${viewer} can read is whole at every width, and axe finds nothing in either theme`, async ({
    visitScreens,
  }) => {
    const found = new Map<string, string>();
    await visitScreens(viewer, async (page) => {
      await addViolations(page, expectAccessible, found);
      await page.setViewportSize({ width: 390, height: 900 });
      await addViolations(page, expectAccessibleLayout, found);
      await findFaultsInStates(page, found);
    });
    expect([...found].map(([fault, at]) => `${fault} (${at})`)).toEqual([]);
  });

/** Does not end the test, so that a run reports the violations on all screens. */
async function addViolations(
  page: Page,
  expectNone: (page: Page) => Promise<void>,
  found: Map<string, string>,
): Promise<void> {
  await expectNone(page).catch((error: unknown) =>
    found.set(String(error), page.url()),
  );
}
