import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { formatPercent } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { pitchDeckMachine } from "../../../machines/pitch-deck/chart.ts";
import type { Driver } from "../../support/driven/driver.ts";
import type { FlowBinding } from "../../support/driven/flow.ts";
import { expectButton } from "../../support/driven/page-assertions.ts";
import type { Person } from "../../support/driven/world.ts";

type Snapshot = SnapshotFrom<typeof pitchDeckMachine>;

/** Locators for the pitch deck field. */
export function deckField(page: Page) {
  const field = page.getByRole("group", { name: /^Pitch deck/ });
  return {
    rows: field.getByRole("listitem"),
    row: (name: string) =>
      field.getByRole("listitem").filter({ hasText: name }),
    chooser: page.locator("#pitch_deck"),
    button: (name: string) => field.getByRole("button", { name }),
    replaceInput: (name: string) => field.getByLabel(`Replace ${name}`),
    progress: field.getByRole("progressbar"),
  };
}

/** Locator for the dialog in which the removal of a deck is confirmed. */
export function removalDialog(page: Page) {
  return page.getByRole("dialog", { name: t("profile.decks.removeTitle") });
}

/** Expects one row for each stored, queued and rejected deck, and the notice or success message, if any. */
async function expectRows(
  { page }: Driver<Person>,
  snapshot: Snapshot,
): Promise<void> {
  const { rows, row } = deckField(page);
  const { decks, queue, rejected, progress, slow, notice, success } =
    snapshot.context;
  const expectText = (name: string, text: string) =>
    expect(row(name)).toContainText(text);
  const files = [...(decks ?? []), ...queue, ...rejected];
  await expect(rows).toHaveCount(files.length);
  await expect(rows).toContainText(files.map(({ name }) => name));
  for (const { name, problem } of rejected) {
    await expectText(name, t("profile.files.refused"));
    await expectText(name, textOf(problem));
  }
  const [first, ...others] = queue;
  for (const { name } of others)
    await expectText(name, t("profile.files.waiting"));
  if (first && snapshot.hasTag("sending")) {
    const sent = t("profile.files.sent", { percent: formatPercent(progress) });
    // The expected text includes the separator, because "40% sent" also contains "0% sent".
    await expectText(first.name, `, ${sent}`);
    if (slow) await expectText(first.name, t("load.slow"));
  }
  if (first && snapshot.hasTag("stalled")) {
    await expectText(first.name, t("profile.files.stalled"));
    await expectText(first.name, notice ? textOf(notice) : "no notice");
  } else if (notice ?? success)
    await expect(
      page.getByText(textOf(notice ?? success ?? { text: "" })),
    ).toBeVisible();
}

/** Expectations for the pitch deck field in each state. */
export const pitchDeckStates: FlowBinding<
  typeof pitchDeckMachine,
  Person
>["states"] = {
  async reading({ page }, { context: { slow } }) {
    await expect(page.getByText(t("profile.decks.loading"))).toBeAttached();
    await expect(page.getByText(t("load.slow"))).toHaveCount(slow ? 1 : 0);
  },
  async loadFailed({ page }, { context: { notice } }) {
    if (!notice) throw new Error("The context has no notice.");
    await expect(page.getByRole("alert")).toContainText(textOf(notice));
    await expect(deckField(page).chooser).toHaveCount(0);
  },
  "ready.idle": expectRows,
  "ready.sending": expectRows,
  "ready.stalled": expectRows,
  async "ready.confirmingRemoval"({ page }, { context: { removal } }) {
    await expect(removalDialog(page)).toContainText(removal?.name ?? "no deck");
  },
  async "ready.removing"(driver, snapshot) {
    await expectRows(driver, snapshot);
    await expectButton(
      deckField(driver.page).button("Remove d1.pdf"),
      "disabled",
    );
  },
};
