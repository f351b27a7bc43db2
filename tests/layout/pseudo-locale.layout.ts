import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ElementHandle, Page } from "@playwright/test";
import { languageFacts } from "../../contract/language.ts";
import {
  PSEUDO_LANGUAGE,
  PSEUDO_LOCALE,
} from "../../scripts/site/pseudo-locale.ts";
import { test as base } from "../support/browser/screen-visits.ts";
import { startSite } from "../support/browser/site.ts";
import { cutTexts } from "../support/browser/small-screens.ts";
import { expect } from "../support/browser/test.ts";
import { spawnServer } from "../support/spawned-server.ts";
import { untranslatedTexts } from "./untranslated-texts.ts";

const WIDTHS = [320, 390, 768, 1280];
/** Controls that open a menu, a dialog or more content. */
const OPENERS =
  "[aria-haspopup]:visible, [aria-expanded=false]:visible, summary:visible";

/** The project's `test` with a server whose pages are in the pseudo-locale. */
const test = base.extend<object, object>({
  site: [
    async ({ serverEnv }, use) => {
      const site = await startSite(serverEnv, (options) =>
        spawnServer({ ...options, version: buildPseudoLocale() }),
      );
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.describe.configure({ timeout: 1_800_000 });
test.use({ screenLanguage: PSEUDO_LANGUAGE });

for (const viewer of ["visitor", "investor", "investee"] as const)
  test.describe(() => {
    test.use({ cookiesAccepted: viewer !== "visitor" });

    test(`every text that the ${viewer} can read is a message, and is whole when it is 40 % longer`, async ({
      visitScreens,
    }) => {
      const found = new Map<string, string>();
      await visitScreens(viewer, async (page, { path }) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          for await (const state of statesOf(page))
            for (const fault of await faultsOf(page, state))
              if (!found.has(fault)) {
                found.set(fault, `${path}, ${width} px, ${state.name}`);
              }
        }
      });
      expect([...found].map(([fault, at]) => `${fault} (${at})`)).toEqual([]);
    });
  });

async function faultsOf(page: Page, state: State): Promise<string[]> {
  const layout = await page.evaluate(cutTexts);
  return [
    ...(await page.evaluate(untranslatedTexts, allowedWords())),
    // An open menu lies on the page.
    ...layout.filter((fault) => !(state.isOpened && fault.endsWith("overlap"))),
  ];
}

type State = { readonly name: string; readonly isOpened?: boolean };

/** Opens the menus and dialogs of a page, one of each kind, one after the other, and submits its forms. */
async function* statesOf(page: Page): AsyncGenerator<State> {
  yield { name: "at first" };
  const opened = new Set<string>();
  for (const opener of await page.locator(OPENERS).elementHandles()) {
    const kind = await opener.evaluate((element) =>
      [element.parentElement, element as Element]
        .map((node) => node?.getAttribute("class"))
        .join(" "),
    );
    if (opened.has(kind)) continue;
    opened.add(kind);
    await press(opener);
    yield { name: kind, isOpened: true };
    await page.keyboard.press("Escape");
    if ((await opener.getAttribute("aria-expanded")) === "true")
      await press(opener);
  }
  for (const button of await page
    .locator("form:has(:is(input, textarea):visible) [type=submit]:visible")
    .elementHandles()) {
    await press(button);
    yield { name: `after ${await button.textContent()}` };
  }
}

/** Also presses a control that something covers at the moment. */
async function press(control: ElementHandle): Promise<void> {
  await control.evaluate((element) => (element as HTMLElement).click());
  await setTimeout(200);
}

/** Builds the site in the pseudo-locale, and returns a folder with a server that serves it. */
function buildPseudoLocale(): string {
  const root = join(import.meta.dirname, "../..");
  const folder = join(root, ".results/pseudo-locale");
  for (const program of [
    ["scripts/setup.mjs", "--server"],
    ["scripts/build.ts", PSEUDO_LOCALE],
  ])
    execFileSync(process.execPath, program, { cwd: root });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "dist"), { recursive: true });
  cpSync(join(root, "dist-server"), join(folder, "dist-server"), {
    recursive: true,
  });
  for (const name of ["server", "package.json", "statecharts-docs", "dist/en"])
    symlinkSync(join(root, name), join(folder, name));
  symlinkSync(
    join(root, "dist", PSEUDO_LOCALE),
    join(folder, "dist", PSEUDO_LANGUAGE),
  );
  return folder;
}

/** The words outside messages: proper names, the names of members, initials, and what `Intl` writes in the language of the build. */
function allowedWords(): string[] {
  const { locale } = languageFacts[PSEUDO_LANGUAGE];
  const languages = Object.values(languageFacts).map(({ name }) => name);
  const members = ["Acacia Fund", "Baobab Capital", "Nakuru Dryers", "BC ND"];
  const dates = Array.from({ length: 84 }, (_, day) =>
    (["long", "short", "narrow"] as const).map((weekday) =>
      new Intl.DateTimeFormat(locale, {
        weekday,
        month: weekday,
        day: "numeric",
        hour: "numeric",
      }).format(new Date(2026, day % 12, day + 1, 9, 5)),
    ),
  );
  return [languages, members, dates, "Ubia", "UTC"]
    .join(" ")
    .split(/[^\p{L}]+/u);
}
