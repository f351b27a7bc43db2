import { describe, expect, it } from "vitest";
import { UPLOAD_MAX_BYTES } from "../../contract/constants.ts";
import {
  archiveName,
  formatCount,
  formatDateTime,
  formatFileSize,
  formatMinutesSeconds,
  formatMoney,
  formatPercent,
  formatRange,
  formatTime,
  formatWait,
} from "../../contract/format.ts";

describe("money", () => {
  it("an amount is shown in US dollars", { tags: ["9-constants-02"] }, () => {
    expect(formatMoney(95)).toBe("$95");
    expect(formatMoney(0)).toBe("$0");
    expect(formatMoney(-40)).toBe("-$40");
  });

  it("thousands and millions are separated by commas", {
    tags: ["9-constants-03"],
  }, () => {
    expect(formatMoney(250_000)).toBe("$250,000");
    expect(formatMoney(1_200_000)).toBe("$1,200,000");
    expect(formatMoney(999_999_999_999)).toBe("$999,999,999,999");
    expect(formatMoney(999)).toBe("$999");
  });

  it("cents can be shown always, never, or only when they are not zero", {
    tags: ["9-constants-02", "9-constants-03"],
  }, () => {
    expect(formatMoney(180_000, { cents: true })).toBe("$180,000.00");
    expect(formatMoney(0, { cents: true })).toBe("$0.00");
    expect(formatMoney(1_234.5)).toBe("$1,234.50");
    expect(formatMoney(1_234.5, { cents: false })).toBe("$1,235");
    expect(formatMoney(1_234)).toBe("$1,234");
  });
});

describe("counts", () => {
  it("the digits of a count are grouped like those of an amount", {
    tags: ["9-constants-03"],
  }, () => {
    expect(formatCount(7)).toBe("7");
    expect(formatCount(1_000)).toBe("1,000");
  });
});

describe("percentages", () => {
  it("a match score of 0 to 100 is shown as a whole percentage", () => {
    expect(formatPercent(92)).toBe("92%");
    expect(formatPercent(0)).toBe("0%");
    expect(formatPercent(100)).toBe("100%");
    expect(formatPercent(66.6)).toBe("67%");
  });
});

describe("dates and times", () => {
  it("a time is shown in the local time zone, with or without its date", () => {
    const at = new Date(2026, 10, 21, 9, 5).getTime();
    expect(formatDateTime(at)).toMatch(/^21 Nov 2026, 9:05\sAM$/);
    expect(formatTime(at)).toMatch(/^9:05\sAM$/);
  });
});

describe("countdowns", () => {
  it("a cooldown is shown as mm:ss", { tags: ["9-reset-request-01"] }, () => {
    expect(formatMinutesSeconds(5 * 60_000)).toBe("05:00");
    expect(formatMinutesSeconds(252_000)).toBe("04:12");
    expect(formatMinutesSeconds(9_000)).toBe("00:09");
    expect(formatMinutesSeconds(61 * 60_000)).toBe("61:00");
  });

  it("a partial second is rounded up, and an expired countdown is 00:00", {
    tags: ["9-reset-request-01"],
  }, () => {
    expect(formatMinutesSeconds(1)).toBe("00:01");
    expect(formatMinutesSeconds(59_001)).toBe("01:00");
    expect(formatMinutesSeconds(0)).toBe("00:00");
    expect(formatMinutesSeconds(-5_000)).toBe("00:00");
  });
});

describe("waits", () => {
  it("are shown in whole hours, minutes and seconds", () => {
    expect(formatWait(269_001)).toBe("4 minutes and 30 seconds");
    expect(formatWait(1_440 * 60_000)).toBe("24 hours");
  });
});

describe("file sizes", () => {
  it("are shown in the most readable unit", () => {
    expect(formatFileSize(900)).toBe("900 bytes");
    expect(formatFileSize(1024)).toBe("1 kB");
    expect(formatFileSize(1_331)).toBe("1 kB");
    expect(formatFileSize(840 * 1024)).toBe("840 kB");
    expect(formatFileSize(1023.5 * 1024)).toBe("1 MB");
    expect(formatFileSize(2_516_582)).toBe("2.4 MB");
    expect(formatFileSize(1024 * 1024 - 1)).toBe("1 MB");
    expect(formatFileSize(UPLOAD_MAX_BYTES)).toBe("5 MB");
  });
});

it("a data export is named after the UTC date", () => {
  expect(archiveName(Date.UTC(2026, 10, 21, 23, 59))).toBe(
    "ubia-data-2026-11-21.zip",
  );
});

it("a money range shows both bounds, or only one if it starts at 0 or has no upper bound", {
  tags: ["3-profile-22"],
}, () => {
  expect(formatRange(0, 10_000)).toBe("Below $10,000");
  expect(formatRange(10_000, 50_000)).toBe("$10,000–$50,000");
  expect(formatRange(5_000_000, null)).toBe("Above $5,000,000");
});
