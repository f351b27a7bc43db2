import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { SessionEntry } from "../../../contract/calls/accounts.ts";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { accountSessionsMachine } from "../../../machines/account-sessions/chart.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { httpError } from "../../support/call-failures.ts";
import { resetLimits } from "../../support/driven/account-state.ts";
import {
  endDeviceSession,
  setDevices,
} from "../../support/driven/device-state.ts";
import {
  type Answer,
  flowBinding,
  fromServer,
  mocked,
} from "../../support/driven/flow.ts";
import { expectButton } from "../../support/driven/page-assertions.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { phone, tablet, thisDevice } from "./plan.ts";

type Snapshot = SnapshotFrom<typeof accountSessionsMachine>;

const section = (page: Page, title: string) =>
  page
    .getByRole("dialog", { name: t("sidebar.manageAccount") })
    .getByRole("region", { name: title });
const devicesSection = (page: Page) =>
  section(page, t("sessions.devicesTitle"));
const exportSection = (page: Page) => section(page, t("export.title"));
const tryAgainButton = (page: Page) =>
  devicesSection(page).getByRole("button", { name: t("ui.tryAgain") });
const logOutButton = (page: Page, { device }: SessionEntry) =>
  devicesSection(page).getByRole("button", {
    name: t("sessions.logOutNamed", { device }),
  });
const logOutOthersButton = (page: Page) =>
  devicesSection(page).getByRole("button", {
    name: t("sessions.logOutOthers"),
  });
const downloadButton = (page: Page) =>
  exportSection(page).getByRole("button", { name: t("export.download") });
const stopButton = (page: Page) =>
  exportSection(page).getByRole("button", { name: t("export.stop") });

const listResponse = (output: readonly SessionEntry[]): Answer<Person> =>
  fromServer({ output }, ({ fixture }, site) =>
    setDevices(site, fixture.email, output),
  );
const serverError = mocked<Person>({ error: httpError(500) }, "a server error");

/** Browser binding for the account sessions chart. */
export const accountSessionsBinding = flowBinding<
  typeof accountSessionsMachine,
  Person
>({
  machine: accountSessionsMachine,
  // `endOtherSessions` comes first, because its requests also match the path of `endSession`.
  calls: {
    endOtherSessions: "endOtherSessions",
    endSession: "endSession",
    fetchSessions: "sessions",
    downloadData: "exportData",
  },
  fixture: ({ world }) => world.personWithRole("investor"),
  open: async (driver) =>
    driver.visit(pages.programsLoggedIn.path, {
      stored: storedSession(driver.fixture, await driver.now()),
      start: (page) => chooseFromMenu(page, t("sidebar.manageAccount")),
    }),
  events: {
    "load.retried": {
      cases: ({ snapshot }) => (snapshot.hasTag("failed") ? [{}] : []),
      perform: ({ page }) => tryAgainButton(page).click(),
    },
    "session.endRequested": {
      cases: ({ snapshot }) =>
        [phone, tablet].filter(({ id }) =>
          snapshot.can({ type: "session.endRequested", id }),
        ),
      perform: ({ page }, { id }) =>
        logOutButton(page, id === phone.id ? phone : tablet).click(),
    },
    "otherSessions.endRequested": {
      cases: ({ snapshot }) =>
        snapshot.can({ type: "otherSessions.endRequested" }) ? [{}] : [],
      perform: ({ page }) => logOutOthersButton(page).click(),
    },
    "download.requested": {
      cases: ({ snapshot }) =>
        snapshot.can({ type: "download.requested" }) ? [{}] : [],
      perform: ({ page }) => downloadButton(page).click(),
    },
    "download.cancelled": {
      cases: ({ snapshot }) =>
        snapshot.can({ type: "download.cancelled" }) ? [{}] : [],
      perform: ({ page }) => stopButton(page).click(),
    },
    "xstate.done.actor.fetchSessions": {
      answers: [
        listResponse([thisDevice, phone, tablet]),
        listResponse([thisDevice]),
      ],
    },
    "xstate.error.actor.fetchSessions": { answers: [serverError] },
    "xstate.done.actor.endSession": {
      answers: [fromServer({ output: undefined })],
    },
    "xstate.error.actor.endSession": {
      answers: [
        fromServer(
          { error: httpError(404, { detail: "Not found." }) },
          (_driver, site, request) =>
            endDeviceSession(site, request.url().split("/").at(-2) ?? ""),
        ),
        serverError,
      ],
    },
    "xstate.done.actor.endOtherSessions": {
      answers: [fromServer({ output: undefined })],
    },
    "xstate.error.actor.endOtherSessions": { answers: [serverError] },
    "xstate.done.actor.downloadData": {
      answers: [
        fromServer({ output: undefined }, (_driver, site) => resetLimits(site)),
      ],
    },
    "xstate.error.actor.downloadData": {
      answers: [
        mocked(
          { error: httpError(429, { error: "Too many." }, 90) },
          "the server's Retry-After value differs each time",
        ),
        serverError,
      ],
    },
  },
  states: {
    async "sessions.loading"({ page }, { context }) {
      await expect(
        devicesSection(page).getByText(t("sessions.loading")),
      ).toBeAttached();
      await expect(devicesSection(page).getByText(t("load.slow"))).toHaveCount(
        context.slow ? 1 : 0,
      );
      await expect(devicesSection(page).getByRole("listitem")).toHaveCount(0);
    },
    async "sessions.failed"({ page }, { context }) {
      await expectNotice(page, context.notice, context.success);
      await expectButton(tryAgainButton(page), "enabled");
      await expect(devicesSection(page).getByRole("listitem")).toHaveCount(0);
    },
    "sessions.listed": ({ page }, snapshot) => expectList(page, snapshot),
    "sessions.endingOne": ({ page }, snapshot) => expectList(page, snapshot),
    "sessions.endingOthers": ({ page }, snapshot) => expectList(page, snapshot),
    async "download.ready"({ page }, { context }) {
      await expectButton(downloadButton(page), "enabled");
      await expect(stopButton(page)).toHaveCount(0);
      await expect(exportSection(page).getByRole("status")).toHaveText(
        expectedTexts(context.downloadSuccess),
      );
      await expect(exportSection(page).getByRole("alert")).toHaveText(
        expectedTexts(context.downloadNotice),
      );
    },
    async "download.downloading"({ page }) {
      await expectButton(downloadButton(page), "busy");
      await expectButton(stopButton(page), "enabled");
      await expect(exportSection(page).getByRole("status")).toHaveText(
        t("export.downloading"),
      );
      await expect(exportSection(page).getByRole("alert")).toHaveCount(0);
    },
  },
});

/** Expects the devices, the buttons, and the result of the last action. */
async function expectList(page: Page, snapshot: Snapshot): Promise<void> {
  const { sessions, endingId, notice, success } = snapshot.context;
  const otherSessions = sessions.filter((session) => !session.current);
  await expect(devicesSection(page).getByRole("listitem")).toContainText(
    sessions.map(({ device }) => device),
  );
  await expect(
    devicesSection(page).getByText(t("sessions.thisDevice")),
  ).toHaveCount(1);
  await expectNotice(page, notice, success);
  const isEndingOne = snapshot.hasTag("endingOne");
  const isEndingOthers = snapshot.hasTag("endingOthers");
  for (const otherSession of otherSessions)
    await expectButton(
      logOutButton(page, otherSession),
      otherSession.id === endingId
        ? "busy"
        : isEndingOne || isEndingOthers
          ? "disabled"
          : "enabled",
    );
  await expect(
    devicesSection(page).getByText(t("sessions.onlyHere")),
  ).toHaveCount(otherSessions.length === 0 ? 1 : 0);
  if (otherSessions.length > 0)
    await expectButton(
      logOutOthersButton(page),
      isEndingOthers ? "busy" : isEndingOne ? "disabled" : "enabled",
    );
}

async function expectNotice(
  page: Page,
  notice: Message | null,
  success: Message | null,
): Promise<void> {
  await expect(devicesSection(page).getByRole("status")).toHaveText(
    expectedTexts(success),
  );
  const alert = devicesSection(page).getByRole("alert");
  if (notice) await expect(alert).toContainText(textOf(notice));
  else await expect(alert).toHaveCount(0);
}

function expectedTexts(text: Message | null): string[] {
  return text ? [textOf(text)] : [];
}
