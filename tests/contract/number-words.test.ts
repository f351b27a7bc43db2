import { afterEach, expect, test } from "vitest";
import { formatInWords } from "../../contract/format.ts";
import { LANGUAGES } from "../../contract/language.ts";
import { openPagesIn } from "../support/page-language.ts";

afterEach(() => openPagesIn("en"));

test.each(LANGUAGES)(
  "an amount in words contains only the digits of its parts in %s",
  async (language) => {
    await openPagesIn(language);
    const digits = (amount: number) => formatInWords(amount).match(/\d+/g);
    expect(digits(250_500)).toEqual(["250", "500"]);
    expect(digits(7_250_500)).toEqual(["7", "250", "500"]);
    expect(digits(3_000_000_020)).toEqual(["3", "20"]);
  },
);
