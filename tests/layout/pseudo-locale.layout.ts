import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { languageFacts } from "../../contract/language.ts";
import {
  PSEUDO_LANGUAGE,
  PSEUDO_LOCALE,
} from "../../scripts/site/pseudo-locale.ts";
import { findFaultsInStates } from "../support/browser/page-states.ts";
import { test as base } from "../support/browser/screen-visits.ts";
import { startSite } from "../support/browser/site.ts";
import { expect } from "../support/browser/test.ts";
import { openPagesIn } from "../support/page-language.ts";
import { spawnServer } from "../support/spawned-server.ts";
import { untranslatedTexts } from "./untranslated-texts.ts";

/** The project's `test` with a server whose pages are in the pseudo-locale. */
const test = base.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      await openPagesIn(PSEUDO_LANGUAGE);
      const site = await startSite((options) =>
        spawnServer({ ...options, version: buildPseudoLocale() }),
      );
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.describe.configure({ timeout: 1_800_000 });

for (const viewer of ["visitor", "investor", "investee"] as const)
  test.describe(() => {
    test.use({ cookiesAccepted: viewer !== "visitor" });

    test(`every text that the ${viewer} can read is a message, and is whole when it is 40 % longer`, async ({
      visitScreens,
    }) => {
      const found = new Map<string, string>();
      const allowed = allowedWords();
      await visitScreens(viewer, (page) =>
        findFaultsInStates(page, found, () =>
          page.evaluate(untranslatedTexts, allowed),
        ),
      );
      expect([...found].map(([fault, at]) => `${fault} (${at})`)).toEqual([]);
    });
  });

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
