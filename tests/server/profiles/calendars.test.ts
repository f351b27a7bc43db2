import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { events, trainings } from "../../../server/database/schema.ts";
import { addInvestee } from "../../support/members.ts";
import { newestAuditEntry, operatorOf } from "../../support/operator.ts";
import { startServer, type TestServer } from "../../support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "ubia-calendars-"));
let server: TestServer;
let operator: ReturnType<typeof operatorOf>;
let token: string;
beforeAll(async () => {
  server = await startServer();
  operator = operatorOf(server);
  ({ token } = await addInvestee(server.context));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await server.context.database.delete(trainings);
  await server.context.database.delete(events);
});

/** Read once, so that the dates stay the same when midnight passes during a test. */
const startedAt = Date.now();
const dateIn = (days: number) =>
  new Date(startedAt + days * 86_400_000).toISOString().slice(0, 10);

function createFile(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function createIcs(...lines: readonly string[]): string {
  const calendar = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Example//Calendar//EN",
    ...lines,
    "END:VCALENDAR",
  ];
  return createFile("calendar.ics", calendar.join("\r\n"));
}

const vtimezone = (tzid: string, offset: string) => [
  "BEGIN:VTIMEZONE",
  `TZID:${tzid}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  "END:STANDARD",
  "END:VTIMEZONE",
];
/** Differs from the IANA zone of this name by an hour. */
const nairobiZone = vtimezone("Africa/Nairobi", "+0400");

/** The date of the events in the ICS files below, in ICS format. */
const eventDay = dateIn(5).replaceAll("-", "");
const vevent = (...lines: readonly string[]) => [
  "BEGIN:VEVENT",
  "UID:one@example.org",
  "SUMMARY:Energy day",
  ...lines,
  "END:VEVENT",
];

async function list(path: string) {
  const response = await server.call("GET", path, {
    headers: { Authorization: `Token ${token}` },
  });
  expect(response.status).toBe(200);
  return response.body as unknown;
}

test.each(["/api/trainings/", "/api/events/"])(
  "%s requires a token",
  { tags: ["7-trainings-01", "7-events-01"] },
  async (path) => {
    expect((await server.call("GET", path)).status).toBe(401);
  },
);

test("trainings are listed with id, date, time and title, earliest first", {
  tags: ["7-trainings-01", "3-trainings-01"],
}, async () => {
  const csv = createFile(
    "t.csv",
    `Date, Time ,Title\n${dateIn(9)},14:00,"Pricing, for wholesale"\n${dateIn(3)},9:30,Term sheets\n`,
  );
  const loaded = await operator.run("trainings", "load", csv);
  expect(loaded).toMatchObject({ exitCode: 0, errors: "" });
  expect(loaded.output).toContain("2 added, 0 changed, 0 unchanged.");
  expect(await list("/api/trainings/")).toEqual([
    {
      id: expect.any(String),
      date: dateIn(3),
      time: "09:30",
      title: "Term sheets",
    },
    {
      id: expect.any(String),
      date: dateIn(9),
      time: "14:00",
      title: "Pricing, for wholesale",
    },
  ]);
});

test("with more than 1,000 trainings, the calendar and the operator's list show the latest 1,000, earliest first", async () => {
  const rows = Array.from({ length: 1_003 }, (_, number) => {
    const date = dateIn(number < 1_001 ? -5 : number - 1_000);
    return { key: `${number}`, date, time: "09:00", title: `${number}` };
  });
  await server.context.database.insert(trainings).values(rows);
  const listed = (await list("/api/trainings/")) as { title: string }[];
  expect(listed).toHaveLength(1_000);
  expect(listed.slice(-2)).toMatchObject([
    { title: "1001" },
    { title: "1002" },
  ]);
  const output = await operator.run("trainings", "list");
  expect(output.output).toMatch(
    / 1002 +1002\n\n1000 of 1003 trainings shown\n$/,
  );
});

test("events are listed with id, date, time, title, images, location, start, end, registration link and time zone", {
  tags: ["7-events-01", "3-events-01", "3-event-slider-01"],
}, async () => {
  const json = createFile(
    "e.json",
    JSON.stringify([
      {
        title: "Demo day",
        start: `${dateIn(5)} 09:00`,
        end: `${dateIn(5)} 17:00`,
        time_zone: "Africa/Kigali",
        location: "Kigali, Rwanda",
        images: ["/pictures/event-market.svg"],
        registration_link: "https://events.example.org/demo-day",
      },
    ]),
  );
  await operator.run("events", "load", json);
  expect(await list("/api/events/")).toEqual([
    {
      id: expect.any(String),
      date: dateIn(5),
      time: "09:00",
      title: "Demo day",
      images: ["/pictures/event-market.svg"],
      location: "Kigali, Rwanda",
      // Kigali is two hours ahead of UTC.
      start: Date.parse(`${dateIn(5)}T07:00:00Z`),
      end: Date.parse(`${dateIn(5)}T15:00:00Z`),
      registration_link: "https://events.example.org/demo-day",
      time_zone: "Africa/Kigali",
    },
  ]);
});

test("the times of an ICS file are in the time zone that the file defines", async () => {
  const ics = createIcs(
    ...nairobiZone,
    "BEGIN:VEVENT",
    "UID:one@example.org",
    "DTSTAMP:20260101T000000Z",
    `DTSTART;TZID=Africa/Nairobi:${eventDay}T100000`,
    `DTEND;TZID=Africa/Nairobi:${eventDay}T120000`,
    "SUMMARY:Energy day\\, with a comma",
    "LOCATION:Nairobi",
    "URL:https://events.example.org/energy",
    "END:VEVENT",
  );
  await operator.run("events", "load", ics);
  expect(await list("/api/events/")).toMatchObject([
    {
      title: "Energy day, with a comma",
      date: dateIn(5),
      // 10:00 in the zone of the file is 09:00 in the IANA zone.
      time: "09:00",
      time_zone: "Africa/Nairobi",
      start: Date.parse(`${dateIn(5)}T06:00:00Z`),
      registration_link: "https://events.example.org/energy",
    },
  ]);
});

test.each([
  ["in UTC", `:${eventDay}T083000Z`, "09:30"],
  [
    "in a zone that the file defines",
    `;TZID=Africa/Nairobi:${eventDay}T100000`,
    "10:00",
  ],
  ["without a zone", `:${eventDay}T100000`, "10:00"],
  ["without a time", `;VALUE=DATE:${eventDay}`, "00:00"],
])(
  "a training from an ICS file has the local time of DTSTART, which is the time in Lagos for a UTC value and 00:00 for a date: DTSTART %s",
  async (_, start, time) => {
    const ics = createIcs(...nairobiZone, ...vevent(`DTSTART${start}`));
    await operator.run("trainings", "load", ics);
    expect(await list("/api/trainings/")).toMatchObject([
      { date: dateIn(5), time, title: "Energy day" },
    ]);
  },
);

test.each([
  ["has no end if its start has a time", `:${eventDay}T100000`, null],
  [
    "ends at the end of its day if its start is only a date",
    `;VALUE=DATE:${eventDay}`,
    `${dateIn(5)}T23:00`,
  ],
])("an ICS event without DTEND %s", async (_, start, endTime) => {
  await operator.run("events", "load", createIcs(...vevent(`DTSTART${start}`)));
  const end = endTime && Date.parse(`${endTime}Z`);
  expect(await list("/api/events/")).toMatchObject([{ end }]);
});

test("a zone that the ICS file does not define is looked up by its IANA name", async () => {
  const ics = createIcs(
    ...vevent(
      `DTSTART;TZID=Africa/Nairobi:${eventDay}T100000`,
      `DTEND;TZID=Africa/Lagos:${eventDay}T100000`,
    ),
  );
  await operator.run("events", "load", ics);
  expect(await list("/api/events/")).toMatchObject([
    {
      time: "10:00",
      time_zone: "Africa/Nairobi",
      start: Date.parse(`${dateIn(5)}T07:00:00Z`),
      end: Date.parse(`${dateIn(5)}T09:00:00Z`),
    },
  ]);
  await operator.run("trainings", "load", ics);
  expect(await list("/api/trainings/")).toMatchObject([{ time: "10:00" }]);
});

test.each(["trainings", "events"])(
  "%s from an ICS file with an unknown zone are rejected, and the error says what to do",
  async (group) => {
    const ics = createIcs(
      ...vevent(`DTSTART;TZID=Mars/Base:${eventDay}T100000`),
    );
    const { exitCode, errors } = await operator.run(group, "load", ics);
    expect([exitCode, errors]).toEqual([
      1,
      expect.stringContaining(
        "calendar.ics, row 1: the time zone Mars/Base is unknown; replace it with an IANA name such as Africa/Lagos. Nothing was loaded.",
      ),
    ]);
  },
);

test("a zone that one ICS file defines is unknown in the next file", async () => {
  const event = vevent(`DTSTART;TZID=Mars/Base:${eventDay}T100000`);
  const defined = createIcs(...vtimezone("Mars/Base", "+0500"), ...event);
  await operator.run("trainings", "load", defined);
  expect(await list("/api/trainings/")).toMatchObject([{ time: "10:00" }]);
  const { errors } = await operator.run(
    "trainings",
    "load",
    createIcs(...event),
  );
  expect(errors).toContain("the time zone Mars/Base is unknown");
});

test.each([
  [
    "RRULE:FREQ=WEEKLY;COUNT=5",
    "the event repeats; list each date as an event with its own UID",
  ],
  ["RDATE:20271204T100000Z", "the event repeats"],
  ["RECURRENCE-ID:20261204T100000Z", "the event repeats"],
  ["STATUS:Cancelled", "the event is cancelled"],
  ["STATUS:CANCELLED", "the event is cancelled; remove it from the file"],
])(
  "an ICS file with a repeating or cancelled event is rejected: %s",
  async (line, message) => {
    const start = `DTSTART:${eventDay}T100000Z`;
    const ics = createIcs(...vevent(start), ...vevent(start, line));
    for (const group of ["trainings", "events"]) {
      const { exitCode, errors } = await operator.run(group, "load", ics);
      expect(exitCode).toBe(1);
      expect(errors).toContain(`calendar.ics, row 2: ${message}`);
      expect(await list(`/api/${group}/`)).toEqual([]);
    }
  },
);

test.each([
  ["", "DTSTART is missing"],
  ["DTSTART:2026", "invalid date-time value"],
])(
  "an ICS event without a valid start is reported as an invalid row: %j",
  async (start, message) => {
    const ics = createIcs(...vevent(start));
    for (const group of ["trainings", "events"]) {
      const { exitCode, errors } = await operator.run(group, "load", ics);
      expect(exitCode).toBe(1);
      expect(errors).toContain(`calendar.ics, row 1: ${message}`);
    }
  },
);

test("a spreadsheet is read as Excel saves it: semicolons or tabs, Windows-1252 or a byte order mark, dates with the day first, times of 12 hours", {
  tags: ["3-trainings-283"],
}, async () => {
  const table = [
    "Date;Time;Title;",
    `04/03/2027;2:30 PM;Café des Affaires;`,
    "5.3.27;9:05;Second;",
    "2027/3/6;12:00:00 am;Third;",
    ";;;",
    "",
  ].join("\r\n");
  const expected = [
    { date: "2027-03-04", time: "14:30", title: "Café des Affaires" },
    { date: "2027-03-05", time: "09:05", title: "Second" },
    { date: "2027-03-06", time: "00:00", title: "Third" },
  ];
  const files = [
    Buffer.from(table, "latin1"),
    Buffer.from(`\uFEFFsep=;\r\n${table}`),
    Buffer.from(`\uFEFF${table.replaceAll(";", "\t")}`, "utf16le"),
  ];
  for (const content of files) {
    await server.context.database.delete(trainings);
    const { output, errors } = await operator.run(
      "trainings",
      "load",
      createFile("excel.csv", content),
    );
    expect(errors).toBe("");
    expect(output).toContain(
      "Dates are read with the day first: 04/03/2027 is 2027-03-04.\n",
    );
    expect(await list("/api/trainings/")).toMatchObject(expected);
  }
  await operator.run(
    "events",
    "load",
    createFile(
      "e.csv",
      "title;start;end;time zone\nDay;4/3/2027 9 am;4/3/2027 1:15PM;Africa/Nairobi",
    ),
  );
  expect(await list("/api/events/")).toMatchObject([
    { date: "2027-03-04", time: "09:00", end: Date.UTC(2027, 2, 4, 10, 15) },
  ]);
});

test("each invalid row of a spreadsheet is reported with what to write", {
  tags: ["3-trainings-283"],
}, async () => {
  const file = createFile(
    "rows.csv",
    "date;time;title\n12/25/2026;10:00;A\n04/12/2026;10:00;B\n\n;;\n04/12/2026;13 PM;C\n46360;10:00;D\n\n",
  );
  const { exitCode, errors } = await operator.run("trainings", "load", file);
  expect(exitCode).toBe(1);
  expect(errors.replaceAll(`${file}, `, "")).toBe(
    [
      "row 2: date 12/25/2026 is not a date with the day first; write it like 2026-12-04 or 04/12/2026 (4 December).",
      "row 6: time must be a time such as 09:30.",
      "row 7: date must be a date such as 2026-12-04.",
      "Nothing was loaded.\n",
    ].join("\n"),
  );
  expect(await list("/api/trainings/")).toEqual([]);
});

test("loading the same file twice changes nothing, a changed file updates the training, and a dry run only reports the changes", async () => {
  const row = (title: string) =>
    `id,date,time,title\nt1,${dateIn(2)},10:00,${title}\n`;
  const first = createFile("a.csv", row("Records"));
  await operator.run("trainings", "load", first);
  const before = await list("/api/trainings/");
  const repeated = await operator.run("trainings", "load", first);
  expect(repeated.output).toBe("0 added, 0 changed, 1 unchanged.\n");
  expect(await list("/api/trainings/")).toEqual(before);

  const second = createFile("b.csv", row('"Records, renewed"'));
  const dryRun = await operator.run("trainings", "load", second, "--dry-run");
  expect(dryRun.output).toBe(
    "  ~ Records, renewed\n0 would be added, 1 would be changed, 0 unchanged.\n",
  );
  expect(await list("/api/trainings/")).toEqual(before);
  await operator.run("trainings", "load", second);
  expect(await list("/api/trainings/")).toMatchObject([
    { title: "Records, renewed" },
  ]);
  expect(await newestAuditEntry(server.context.database)).toMatchObject({
    action: "trainings load",
    details: { added: "0", changed: "1", titles: ["Records, renewed"] },
  });
});

test("a training is removed by the id in the list, once it is confirmed", async () => {
  const csv = createFile(
    "a.csv",
    `id,date,time,title\nt1,${dateIn(2)},10:00,Records\n`,
  );
  await operator.run("trainings", "load", csv);
  expect((await operator.run("trainings", "list")).output).toMatch(
    /Records +t1\n/,
  );
  expect((await operator.run("trainings", "remove", "t1")).exitCode).toBe(2);
  const removed = await operator.run("trainings", "remove", "t1", "--yes");
  expect(removed.output).toBe(`Records on ${dateIn(2)} is removed.\n`);
  expect(await list("/api/trainings/")).toEqual([]);
  expect(await newestAuditEntry(server.context.database)).toMatchObject({
    details: { id: "t1", titles: ["Records"] },
  });
  expect(
    (await operator.run("trainings", "remove", "t1", "--yes")).errors,
  ).toBe("Nothing has the id t1: see `trainings list`.\n");
});

test.each([
  ["t.csv", "date,time,title\n2026-02-30,10:00,X\n", "row 2: date"],
  ["t.csv", "date,time,title\n2026-12-01,25:00,X\n", "row 2: time"],
  [
    "t.csv",
    "date,time,title\n2026-12-01,10:00,A\u0007B\n",
    "row 2: title: Control characters are not allowed. Nothing was loaded.",
  ],
  ["t.csv", "date,title\n2026-12-01,X\n", "row 2: time must be a time such as"],
  [
    "t.csv",
    "date,time,title\n2026-12-01,10:00,\n",
    "row 2: title is missing or not text. Nothing",
  ],
  [
    "t.ics",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261204T100000Z\nEND:VEVENT\nEND:VCALENDAR",
    "row 1: title is missing or not text. Nothing",
  ],
  [
    "t.csv",
    "Datum;Zeit;Titel\n2026-12-01;10:00;X\n",
    "the column Datum is unknown; the columns are id, date, time, title",
  ],
  ["t.csv", 'date,time,title\n2026-12-01,10:00,"X\n', "cannot be parsed"],
  ["t.json", "{}", "it must contain a list of rows"],
  ["t.json", "[", "cannot be parsed"],
  ["t.ics", "BEGIN:NOTHING", "cannot be parsed"],
  ["t.txt", "", "must end in .csv, .json or .ics"],
])(
  "an invalid file is not loaded, and the error says why in one line: %s %j",
  async (name, content, message) => {
    const { exitCode, errors } = await operator.run(
      "trainings",
      "load",
      createFile(name, content),
    );
    expect(exitCode).toBe(1);
    expect(errors).toContain(message);
    expect(errors.trim().split("\n")).toHaveLength(1);
    expect(await list("/api/trainings/")).toEqual([]);
  },
);

test.each([
  [
    { start: "2026-12-04 09:00", end: "2026-12-04 08:00" },
    "end is before the start",
  ],
  [{ title: " ", start: "2026-12-04 09:00" }, "title is missing. Nothing"],
  [
    { title: "x".repeat(201), start: "2026-12-04 09:00" },
    "title must have at most 200 characters. Nothing",
  ],
  [{ id: 5, start: "2026-12-04 09:00" }, "id is missing or not text. Nothing"],
  [
    { start: "2026-12-04 09:00", images: Array(13).fill("/a.svg") },
    "images must have at most 12 pictures",
  ],
  [{}, "start must be a time such as 2026-12-04 09:30. Nothing"],
  [{ start: "soon" }, "start must be a time"],
  [{ start: "2026-02-31 10:00" }, "start must be a time"],
  [{ start: "2026-12-04 09:30+1" }, "start must be a time"],
  [
    { start: "2026-12-04 09:00", images: ["//elsewhere.example.org/a.png"] },
    "must be the path of a picture on this site",
  ],
  [
    { start: "2026-12-04 09:00", time_zone: "Mars/Base" },
    "time_zone must be a time zone",
  ],
  [
    {
      start: "2026-12-04 09:00",
      images: ["https://elsewhere.example.org/a.png"],
    },
    "must be the path of a picture on this site",
  ],
  [
    { start: "2026-12-04 09:00", registration_link: "javascript:alert(1)" },
    "registration_link",
  ],
])(
  "an invalid event is rejected, and the error says why: %j",
  async (row, message) => {
    const path = createFile("e.json", JSON.stringify([{ title: "X", ...row }]));
    const { exitCode, errors } = await operator.run("events", "load", path);
    expect([exitCode, errors]).toEqual([1, expect.stringContaining(message)]);
  },
);
