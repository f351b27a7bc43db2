import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { calls } from "../../contract/api.ts";
import { pages } from "../../contract/pages.ts";
import { DEMO_ACCOUNTS, type DemoAccount } from "../../server/demo/accounts.ts";
import { storedSession } from "../../tests/support/driven/session.ts";
import { createCall, textField } from "../../tests/support/http-client.ts";
import { spawnServer } from "../../tests/support/spawned-server.ts";
import { ensureChromium } from "../chromium.ts";
import {
  type FirstTap,
  type Measure,
  measureFirstTap,
  referenceHtml,
  type Subject,
  type Visit,
  visit,
} from "./page-visit.ts";
import { median } from "./times.ts";

/** Default number of visits to each page. */
const ROUNDS = 7;

const FIRST_TAPS: Readonly<Record<string, FirstTap>> = {
  [pages.home.path]: {
    taps: [[`main a[href='${pages.register.path}']`]],
    responseSelector: "input[name=password]",
  },
  [pages.login.path]: {
    taps: [
      ["[name=email]", "a@example.org"],
      ["[name=password]", "Secret-123"],
      ["[name=terms]"],
    ],
    responseSelector: "button[type=submit]:enabled",
  },
};
const COLUMNS: readonly [measure: Measure, title: string, unit: number][] = [
  ["fcp", "FCP ms", 1],
  ["lcp", "LCP ms", 1],
  ["blocked", "blocked ms", 1],
  ["scriptBytes", "scripts kB", 1_000],
  ["bytes", "all kB", 1_000],
  ["requests", "requests", 1],
  ["tapResponse", "first tap ms", 1],
];
const LABEL_WIDTH = 34;
const COLUMN_WIDTH = 14;

type Row = {
  readonly name: string;
  readonly subject: Subject;
  readonly reference: Subject;
  readonly visits: Visit[];
  readonly references: Visit[];
};

/**
 * Measures pages of the built site on an emulated slow phone (Slow 4G and 4x CPU slowdown). Each visit is paired with a
 * visit to a reference page with the same text, three lines of CSS, and no scripts or pictures.
 *
 *   npm run bench -- pages 7 --only login --against before=http://127.0.0.1:4001/login
 *
 * @param rounds The number of visits to each page.
 * @param options `--only <part of a name>` selects pages; `--against <name>=<url>` adds a page. Both may be repeated.
 */
export async function run(
  rounds = ROUNDS,
  options: string[] = [],
): Promise<void> {
  const { only, against } = parseArgs({
    args: options,
    options: {
      only: { type: "string", multiple: true, default: [""] },
      against: { type: "string", multiple: true, default: [] },
    },
  }).values;
  const server = await spawnServer({
    env: { SEED: "demo", LIMITS: "off", LOG_LEVEL: "silent" },
  });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Chromium refuses to run as root with its sandbox, and most containers run as root.
    chromiumSandbox: false,
  });
  const references = await serveReferences();
  try {
    const subjects = [
      ...(await ownPages(server.origin)).filter(([name]) =>
        only.some((part) => name.includes(part)),
      ),
      ...(await Promise.all(against.map(otherPage))),
    ];
    const rows: Row[] = [];
    for (const [name, subject] of subjects) {
      const url = references.add(await referenceHtml(browser, subject));
      const reference = { url, isSecondVisit: subject.isSecondVisit ?? false };
      rows.push({ name, subject, reference, visits: [], references: [] });
    }
    console.log(
      `pages: medians of ${rounds} visits on Slow 4G with 4x CPU slowdown`,
    );
    for (let round = 1; round <= rounds; round += 1)
      for (const [index, row] of rows.entries()) {
        showProgress(`round ${round} of ${rounds}: ${row.name}`);
        await measure(browser, row, (round + index) % 2 === 0);
      }
    showProgress("");
    for (const line of table(rows)) console.log(line);
  } finally {
    references.close();
    await browser.close();
    await server.dispose();
  }
}

async function ownPages(
  origin: string,
): Promise<readonly [name: string, subject: Subject][]> {
  const publicPages = [pages.home, pages.login].map(
    async (page): Promise<[string, Subject]> => [
      page === pages.home ? "landing" : "login",
      await subjectOf(origin + page.path),
    ],
  );
  const dashboards = [pages.investeeDashboard, pages.investorDashboard].map(
    async ({ path }): Promise<[string, Subject][]> => {
      const subject = await subjectOf(origin + path);
      const name = path.slice(1);
      return [
        [name, subject],
        [`${name}, second visit`, { ...subject, isSecondVisit: true }],
      ];
    },
  );
  return [
    ...(await Promise.all(publicPages)),
    ...(await Promise.all(dashboards)).flat(),
  ];
}

async function otherPage(option: string): Promise<[string, Subject]> {
  const [, name, url] = /^([^=]+)=(https?:.+)$/.exec(option) ?? [];
  if (!name || !url)
    throw new Error(`--against ${option}: write it as <name>=<url>.`);
  return [name, await subjectOf(url)];
}

/** Returns a page with its first tap and, for a dashboard, the session of a demo account. */
async function subjectOf(url: string): Promise<Subject> {
  const { origin, pathname } = new URL(url);
  const firstTap = FIRST_TAPS[pathname];
  const userType =
    pathname === pages.investeeDashboard.path
      ? "investee"
      : pathname === pages.investorDashboard.path
        ? "investor"
        : null;
  const account = DEMO_ACCOUNTS.find((demo) => demo.userType === userType);
  return {
    url,
    ...(firstTap && { firstTap }),
    ...(account && { storage: await logIn(origin, account) }),
  };
}

/** Logs in and returns what the browser stores after a login. */
async function logIn(origin: string, account: DemoAccount) {
  const { email, password } = account;
  const response = await createCall(origin)("POST", calls.login.path, {
    json: { email, password },
  });
  const token = textField(response, "token");
  return storedSession({ ...account, token }, Date.now());
}

/** Serves the reference pages, compressed. */
async function serveReferences() {
  const bodies: Buffer[] = [];
  const server = createServer(({ url = "" }, response) => {
    const body = bodies[Number(url.slice(1))];
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": body.length,
      "Cache-Control": "no-cache",
    });
    return response.end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    /** Adds a page and returns its URL. */
    add: (html: string) =>
      `http://127.0.0.1:${port}/${bodies.push(brotliCompressSync(html)) - 1}`,
    close: () => server.close().closeAllConnections(),
  };
}

async function measure(
  browser: Browser,
  { subject, reference, visits, references }: Row,
  isReferenceFirst: boolean,
): Promise<void> {
  const visitReference = async () =>
    references.push(await visit(browser, reference));
  if (isReferenceFirst) await visitReference();
  const loaded = await visit(browser, subject);
  const tapResponse = subject.firstTap
    ? await measureFirstTap(browser, subject, subject.firstTap)
    : Number.NaN;
  visits.push({ ...loaded, tapResponse });
  if (!isReferenceFirst) await visitReference();
}

function table(rows: readonly Row[]): string[] {
  const line = (label: string, cells: readonly string[]) =>
    label.padEnd(LABEL_WIDTH) +
    cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join("");
  return [
    line(
      "",
      COLUMNS.map(([, title]) => title),
    ),
    ...rows.flatMap(({ name, visits, references }) => [
      line(name, COLUMNS.map(cellOf(visits))),
      line("  reference", COLUMNS.map(cellOf(references))),
      line(
        "  ratio",
        COLUMNS.map(([measure]) => {
          const ratios = visits.map(
            (own, round) =>
              own[measure] / (references[round]?.[measure] ?? Number.NaN),
          );
          return ["fcp", "lcp"].includes(measure)
            ? median(ratios).toFixed(2)
            : "";
        }),
      ),
    ]),
  ];
}

function cellOf(visits: readonly Visit[]) {
  return ([measure, , unit]: (typeof COLUMNS)[number]) => {
    const value = median(visits.map((one) => one[measure])) / unit;
    return Number.isNaN(value) ? "" : value.toFixed(unit > 1 ? 1 : 0);
  };
}

/** Replaces the progress line in a terminal. */
function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
  else if (text) console.error(text);
}
