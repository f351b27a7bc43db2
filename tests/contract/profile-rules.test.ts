import { describe, expect, test } from "vitest";
import {
  FIELD_NAMES,
  FORM_FIELDS,
  fieldRow,
  fieldsOf,
  isFormField,
  type ProfileField,
  profileFiles,
} from "../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  type ProfileForm,
  profileFieldProblem,
  profileProblems,
  submitMessage,
} from "../../contract/profile/form.ts";
import {
  fieldLabel,
  fieldLabels,
  optionLabel,
} from "../../contract/profile/labels.ts";
import { missingForMatching } from "../../contract/profile/readiness.ts";
import {
  countWords,
  normalizeText,
  type Problem,
} from "../../contract/profile/rules.ts";
import { PROFILE_SAMPLES } from "../support/profile-samples.ts";
import { rulesOf, sampleFields, sampleForm } from "../support/profiles.ts";
import { shownText } from "../support/shown-text.ts";

const form: ProfileForm = {
  ...EMPTY_PROFILE_FORM,
  business_name: "Nakuru Dryers & Co.",
  business_type: "Cooperative",
  location: "Kenya",
  description: "We dry tomatoes for food makers.",
  market: "Food makers, East Africa",
  revenue_min: "300000",
  revenue_max: "450000",
  investment_target: "50000-100000",
};
const words = (count: number) => Array(count).fill("word").join(" ");
const messageOf = (problem: Problem | null | undefined) =>
  shownText(problem?.message);
const problemOf = (field: ProfileField, value: string | string[]) =>
  profileFieldProblem({ ...form, [field]: value }, field);
const invalidFields = (
  change: Partial<ProfileForm>,
  userType: "investor" | "investee",
) => Object.keys(profileProblems({ ...form, ...change }, userType));
/** Expects every field of a kind to report the error message `expected` for a value. Null means no error. */
function expectProblem(
  kind: ReturnType<typeof fieldRow>["kind"],
  value: string | string[],
  expected: string | null,
): void {
  for (const field of FORM_FIELDS.filter(
    (name) => fieldRow(name).kind === kind,
  ))
    expect([field, messageOf(problemOf(field, value))]).toEqual([
      field,
      expected,
    ]);
}

const NAME_RULE = "Only letters, numbers, spaces, &, ., - (2-100 chars).";
const ADDRESS_RULE = "Only letters, numbers, commas, ., ' , - (5-200 chars).";
const CHARACTER_RULE =
  "Only letters/numbers, spaces, commas, periods, and - are allowed.";
const REQUIRED = "This field is required.";
const ALPHANUMERIC = "Please include at least one letter or number.";

describe("business name", () => {
  test("is required", { tags: ["5-profile-02"] }, () => {
    expect(messageOf(problemOf("business_name", ""))).toBe(NAME_RULE);
    expect(invalidFields({ business_name: "  " }, "investee")).toEqual([
      "business_name",
    ]);
  });
  test.each(["A", "x".repeat(101)])(
    "%j has an invalid length",
    { tags: ["5-profile-04"] },
    (name) => {
      expect(messageOf(problemOf("business_name", name))).toBe(NAME_RULE);
    },
  );
  test.each(["Shop #1", "Rates_ltd", "Jollof 🍚", "a\u0000b"])(
    "%j has a character that is not allowed",
    { tags: ["5-profile-03", "5-profile-05"] },
    (name) => {
      expect(messageOf(problemOf("business_name", name))).toBe(NAME_RULE);
    },
  );
  test.each(["Ab", "x".repeat(100), "Ọ̀ṣun & Sons Ltd.", "شركة النيل 2", "A-1"])(
    "%j is accepted",
    { tags: ["5-profile-03"] },
    (name) => {
      expect(problemOf("business_name", name)).toBeNull();
    },
  );
  test("the hint names at most 20 characters that are not allowed, each once", () => {
    expect(shownText(problemOf("business_name", "Shop #1 #2 @")?.hint)).toBe(
      "Not allowed here: # @",
    );
    const many = "!\"#$%'()*+,/:;<=>?@[";
    expect(shownText(problemOf("business_name", `${many}]`)?.hint)).toBe(
      `Not allowed here: ${[...many.slice(0, 20)].join(" ")}`,
    );
  });
});

describe("business address", () => {
  test("may be empty", { tags: ["5-profile-06"] }, () => {
    expect(problemOf("business_address", "")).toBeNull();
  });
  test("letters, digits, spaces, commas, periods, apostrophes and hyphens are accepted", {
    tags: ["5-profile-07"],
  }, () => {
    expect(
      problemOf("business_address", "12 St. John's Road, Accra-North"),
    ).toBeNull();
    expect(problemOf("business_address", "12 St. John’s Road")).toBeNull();
    expect(normalizeText(" 12 St. John’s Road\n")).toBe("12 St. John's Road");
  });
  test("an address that is too long is rejected", {
    tags: ["5-profile-08"],
  }, () => {
    expect(problemOf("business_address", "x".repeat(200))).toBeNull();
    expect(messageOf(problemOf("business_address", "x".repeat(201)))).toBe(
      ADDRESS_RULE,
    );
  });
  test("an address that is too short has its own message, unless it contains a character that is not allowed", {
    tags: ["5-profile-35"],
  }, () => {
    expect(messageOf(problemOf("business_address", "1 A,"))).toBe(
      "Business address is too short.",
    );
    expect(problemOf("business_address", "1 A,B")).toBeNull();
    const problem = problemOf("business_address", "#4");
    expect(messageOf(problem)).toBe(ADDRESS_RULE);
    expect(shownText(problem?.hint)).toBe("Not allowed here: #");
  });
  test("a character that is not allowed is rejected", {
    tags: ["5-profile-09"],
  }, () => {
    expect(messageOf(problemOf("business_address", "Plot #12, Lagos"))).toBe(
      ADDRESS_RULE,
    );
  });
});

describe("market", () => {
  test.each(["", "ab", "x".repeat(101)])(
    "%j has an invalid length",
    { tags: ["5-profile-11"] },
    (market) => {
      expect(messageOf(problemOf("market", market))).toBe(
        "Market must be 3-100 characters.",
      );
    },
  );
  test("a character that is not allowed is rejected", {
    tags: ["5-profile-10", "5-profile-12"],
  }, () => {
    expect(messageOf(problemOf("market", "Food & drink"))).toBe(CHARACTER_RULE);
    expect(problemOf("market", "Food, drink - East Africa.")).toBeNull();
  });
  test("the allowed printable ASCII characters are letters, digits, spaces, commas, periods and hyphens", {
    tags: ["5-profile-10"],
  }, () => {
    const printable = Array.from({ length: 95 }, (_, index) =>
      String.fromCharCode(32 + index),
    );
    const allowed = printable.filter(
      (character) => problemOf("market", `Dried ${character} fruit`) === null,
    );
    expect(allowed.join("")).toBe(
      " ,-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    );
  });
  test("a market without any letter or digit is rejected", {
    tags: ["5-profile-13"],
  }, () => {
    expect(messageOf(problemOf("market", "-.,-"))).toBe(ALPHANUMERIC);
  });
});

describe("links, description and preference", () => {
  test.each([
    "pitch.example.org",
    "ftp://x.org",
    "https://",
    "javascript:1",
    "see:https://x.org",
  ])("%j is not a link", { tags: ["5-profile-14"] }, (link) => {
    expectProblem("link", link, "Must start with http:// or https://");
  });
  test("an address without http is answered with the link to write", {
    tags: ["5-profile-14"],
  }, () => {
    const hintOf = (link: string) => {
      const hint = problemOf("pitch_link", link)?.hint;
      return hint && shownText(hint);
    };
    for (const address of ["example.org/deck", "www.example.org", "x.org:80"])
      expect(hintOf(address)).toBe(`– please write https://${address}`);
    for (const text of ["deck", "example.org/my deck", "see:x.org", "/a.b"])
      expect(hintOf(text)).toBeUndefined();
    for (const email of ["info@example.org", "a.b@example.org", "@x.org"])
      expect(hintOf(email)).toBeUndefined();
  });
  test("a link has no spaces and at most 2,048 characters", {
    tags: ["5-profile-34"],
  }, () => {
    for (const space of [" ", "\t", "\n", "\u00a0"])
      expectProblem(
        "link",
        `https://x.org/a${space}b`,
        "Must not contain spaces.",
      );
    const link = (length: number) => "https://x.org/".padEnd(length, "a");
    expectProblem("link", link(2_048), null);
    expectProblem("link", link(2_049), "Must have at most 2,048 characters.");
  });
  test("ability to scale and financial records may have up to 100 words of any printable characters", {
    tags: ["5-profile-33"],
  }, () => {
    for (const field of ["ability_to_scale", "financial_records"] as const) {
      expect(problemOf(field, "")).toBeNull();
      expect(problemOf(field, words(100))).toBeNull();
      expect(messageOf(problemOf(field, words(101)))).toBe(
        "Max 100 words allowed, you have 101.",
      );
      expect(
        problemOf(field, "20 % (2024/25) « net » – ✓ 🚀\nsecond\tline"),
      ).toBeNull();
      expect(messageOf(problemOf(field, "a\u0000b"))).toBe(
        "Control characters are not allowed.",
      );
    }
  });
  test("a link may contain letters of any script", () => {
    expectProblem("link", "https://مثال.example.org/عرض", null);
  });
  test("a link is optional and may be http or https", () => {
    for (const link of ["", " ", "http://x.org", " https://x.org/deck?a=1 "])
      expectProblem("link", link, null);
  });
  test("a description of 401 words is rejected with its word count", {
    tags: ["5-profile-15"],
  }, () => {
    expect(problemOf("description", words(400))).toBeNull();
    expect(messageOf(problemOf("description", words(401)))).toBe(
      "Max 400 words allowed, you have 401.",
    );
  });
  test("the character rules of the market field also apply to the description", {
    tags: ["5-profile-16"],
  }, () => {
    expect(messageOf(problemOf("description", "We dry (tomatoes)"))).toBe(
      CHARACTER_RULE,
    );
    expect(messageOf(problemOf("description", "- . -"))).toBe(ALPHANUMERIC);
    expect(problemOf("description", "First line\r\nsecond line")).toBeNull();
  });
  test("a description is required", { tags: ["5-profile-21"] }, () => {
    expect(messageOf(problemOf("description", " "))).toBe(REQUIRED);
  });
  test("a preference of 101 words is rejected with its word count", {
    tags: ["5-profile-17"],
  }, () => {
    expect(problemOf("investment_preference", words(100))).toBeNull();
    expect(messageOf(problemOf("investment_preference", words(101)))).toBe(
      "Max 100 words allowed, you have 101.",
    );
  });
  test("the character rules of the market field also apply to the preference", {
    tags: ["5-profile-18"],
  }, () => {
    expect(messageOf(problemOf("investment_preference", "Food!"))).toBe(
      CHARACTER_RULE,
    );
    expect(messageOf(problemOf("investment_preference", "..."))).toBe(
      ALPHANUMERIC,
    );
  });
  test("letters and combining marks of any script are allowed, and every kind of line break and space is allowed and normalized", {
    tags: ["5-profile-36"],
  }, () => {
    for (const text of [
      "Ọjà wa ń ta ẹ̀wà àti gàrí",
      "Biashara ya ngano",
      "مشروع زراعي ٢٠٢٤",
      "የቡና ንግድ",
      "Œuvre, cœur",
      "a\u2028b\u2029c\rd\u00a0e\u202ff\tg",
    ])
      expect(problemOf("description", text)).toBeNull();
    expect(normalizeText("a\r\nb\rc\u2028d\u00a0e\tf")).toBe("a\nb\nc\nd e f");
  });
  test("a curly apostrophe counts as a straight one", {
    tags: ["5-profile-36"],
  }, () => {
    expect(problemOf("business_address", "12 St. John‘s’ Road")).toBeNull();
    expect(shownText(problemOf("description", "l’eau")?.hint)).toBe(
      "Not allowed here: '",
    );
  });
  test("even when the length is invalid, the hint names the characters that are not allowed", {
    tags: ["5-profile-32"],
  }, () => {
    expect(shownText(problemOf("market", "!")?.hint)).toBe(
      "Not allowed here: !",
    );
    expect(
      shownText(problemOf("description", `${words(401)} % ( %`)?.hint),
    ).toBe("Not allowed here: % (");
  });
  test("words are separated by any white space", () => {
    expect(countWords("  one two\n three\t")).toBe(3);
    expect(countWords(" ")).toBe(0);
  });
});

describe("choices and numbers", () => {
  test("business type and location are required", {
    tags: ["5-profile-19", "5-profile-20"],
  }, () => {
    expect(messageOf(problemOf("business_type", ""))).toBe(REQUIRED);
    expect(messageOf(problemOf("location", ""))).toBe(REQUIRED);
  });
  test("an investor needs an investment target", {
    tags: ["5-profile-22"],
  }, () => {
    expect(invalidFields({ investment_target: "" }, "investor")).toEqual([
      "investment_target",
    ]);
  });
  test.each([
    ["choice", "Somewhere"],
    ["yesNo", "Somewhere"],
    ["moneyRange", "Somewhere"],
    ["list", ["Agriculture", "Unknown"]],
  ] as const)(
    "a field of the kind %s rejects an unknown option: %j",
    (kind, value) => {
      expectProblem(
        kind,
        typeof value === "string" ? value : [...value],
        "Please choose one of the options.",
      );
    },
  );
  test("an amount in whole dollars, such as the annual turnover, is a whole number of at least 0", {
    tags: ["5-profile-23"],
  }, () => {
    for (const invalid of ["-1", "1.5", "many", "NaN"])
      expectProblem(
        "wholeMoney",
        invalid,
        "Please enter a whole number, 0 or more.",
      );
    for (const valid of ["", " ", "0", "412000", "412,000"])
      expect(problemOf("annual_turnover", valid)).toBeNull();
  });
  test("an amount of money, such as the ticket size, is above 0 and has at most 2 decimals", () => {
    for (const invalid of ["0", "-5", "1.2345", "0.125", "lots"])
      expectProblem(
        "money",
        invalid,
        "Please enter an amount above 0, with at most 2 decimals.",
      );
    for (const valid of ["", " ", "0.5", "250,000", " 250 000.25 "])
      expectProblem("money", valid, null);
    expectProblem("money", "999999999999.99", null);
    for (const invalid of ["1000000000000", "9999999999999"])
      expectProblem(
        "money",
        invalid,
        "Please enter an amount below 1,000,000,000,000.",
      );
  });
  test("the highest revenue must not be below the lowest", () => {
    expect(messageOf(problemOf("revenue_max", "100"))).toBe(
      "The highest revenue must not be below the lowest.",
    );
    expect(problemOf("revenue_max", "300,000")).toBeNull();
    const invalidRevenues = (revenue_min: string, revenue_max: string) =>
      invalidFields({ revenue_min, revenue_max }, "investee");
    expect(invalidRevenues("", "0")).toEqual([]);
    expect(invalidRevenues("5", "")).toEqual([]);
    expect(invalidRevenues("1.5", "2")).toEqual(["revenue_min"]);
  });
  test("a count, such as the team capacity, is a whole number below 10,000,000", () => {
    for (const valid of ["", " ", "0", "9,999,999"])
      expectProblem("count", valid, null);
    for (const invalid of ["many", "10000000.5", "-3"])
      expectProblem(
        "count",
        invalid,
        "Please enter a whole number, 0 or more.",
      );
    expectProblem(
      "count",
      "10000000",
      "Please enter a number below 10,000,000.",
    );
  });
  test("a yes-or-no field, such as whether the business is registered, accepts yes, no and an empty answer", () => {
    for (const answer of ["yes", "no", ""])
      expectProblem("yesNo", answer, null);
  });
  test("a number that is not written in full is rejected with an example, and a number with two meanings with a question", {
    tags: ["5-profile-60", "5-profile-61"],
  }, () => {
    for (const text of ["50k", "1e3", "KSh 5,000", "12,34"])
      expectProblem(
        "wholeMoney",
        text,
        text === "12,34"
          ? "Please enter a whole number, 0 or more."
          : "Please write the amount in US dollars, in full and with digits, such as 250,000.",
      );
    expectProblem(
      "count",
      "12-",
      "Please write the number in full and with digits, such as 25.",
    );
    for (const kind of ["money", "wholeMoney", "count"] as const)
      expectProblem(
        kind,
        " 10.000 ",
        "“10.000” can be read in more than one way. Please choose the number you mean, or type it again.",
      );
  });
});

describe("the form for each role", () => {
  test("an invalid field of the user's own role prevents saving, but an invalid field of the other role does not", {
    tags: ["5-profile-01"],
  }, () => {
    expect(invalidFields({}, "investee")).toEqual([]);
    expect(invalidFields({}, "investor")).toEqual([]);
    expect(invalidFields({ market: "", pitch_link: "x" }, "investee")).toEqual([
      "market",
      "pitch_link",
    ]);
    expect(invalidFields({ market: "", pitch_link: "x" }, "investor")).toEqual(
      [],
    );
  });
  test("each role has its own fields", {
    tags: ["3-profile-08", "3-profile-11"],
  }, () => {
    for (const userType of ["investee", "investor"] as const)
      expect(fieldsOf(userType)).toEqual(sampleFields(userType));
  });
  for (const userType of ["investee", "investor"] as const)
    for (const field of sampleFields(userType).filter(isFormField))
      test(`the sample value of an ${userType}'s ${field} is accepted, and an invalid value is rejected`, {
        tags: rulesOf([field]),
      }, () => {
        const problemsOf = (change: Partial<ProfileForm>) =>
          profileProblems({ ...sampleForm(userType), ...change }, userType);
        expect(problemsOf({})).toEqual({});
        const [invalid, sentence] = PROFILE_SAMPLES[field].invalid;
        const problems = problemsOf({ [field]: invalid });
        expect(Object.keys(problems)).toEqual([field]);
        expect(messageOf(problems[field])).toBe(sentence);
      });
  test("every field has a unique label", () => {
    const labels = FIELD_NAMES.map(fieldLabel);
    expect(new Set(labels).size).toBe(labels.length);
  });
  test("fieldLabels joins labels with commas, and optionLabel returns the option's message or, if it has none, its value", () => {
    expect(fieldLabels(["location", "market"])).toBe(
      `${fieldLabel("location")}, ${fieldLabel("market")}`,
    );
    expect(optionLabel("financial_position", "break-even")).toBe("Break-even");
    expect(optionLabel("location", "Ghana")).toBe("Ghana");
  });
  test("each role sends its own files", () => {
    expect(profileFiles("investee")).toEqual([
      "ability_to_scale_file",
      "financial_records_file",
      "avatar",
    ]);
    expect(profileFiles("investor")).toEqual(["avatar"]);
  });
  const submitText = (field: ProfileField, value: string) => {
    const problem = problemOf(field, value);
    return problem ? shownText(submitMessage(field, problem)) : null;
  };
  test("an invalid business name is reported on submit", {
    tags: ["5-profile-24"],
  }, () => {
    expect(submitText("business_name", "#")).toBe(
      `Business name invalid: ${NAME_RULE}`,
    );
  });
  test("an invalid business address is reported on submit", {
    tags: ["5-profile-25"],
  }, () => {
    expect(submitText("business_address", "Plot #12")).toBe(
      "Business address contains invalid characters.",
    );
  });
  test("any other problem is reported with the label of the field", {
    tags: ["5-profile-37"],
  }, () => {
    expect(submitText("business_address", "1 A,")).toBe(
      "Business address invalid: Business address is too short.",
    );
    expect(submitText("business_address", "x".repeat(201))).toBe(
      `Business address invalid: ${ADDRESS_RULE}`,
    );
    expect(submitText("location", "")).toBe(`Country invalid: ${REQUIRED}`);
    expect(submitText("pitch_link", "https://x.org/a b")).toBe(
      "Pitch link invalid: Must not contain spaces.",
    );
    expect(submitText("capital_needed", "0")).toBe(
      "Ticket size invalid: Please enter an amount above 0, with at most 2 decimals.",
    );
  });
  test("an invalid market is reported on submit", {
    tags: ["5-profile-26"],
  }, () => {
    expect(submitText("market", "#")).toMatch(
      /^Market may only use .* must be 3-100 chars, and include at least one letter or number\.$/,
    );
  });
  test("an invalid pitch link is reported on submit", {
    tags: ["5-profile-27"],
  }, () => {
    expect(submitText("pitch_link", "x")).toBe(
      "Pitch link must be a valid URL starting with http:// or https://",
    );
  });
  test("invalid preferences and descriptions are reported on submit", {
    tags: ["5-profile-28", "5-profile-29"],
  }, () => {
    expect(submitText("investment_preference", "!!!")).toBe(
      `Investment preference invalid: ${CHARACTER_RULE}`,
    );
    expect(submitText("description", "!!!")).toBe(
      `Description invalid: ${CHARACTER_RULE}`,
    );
  });
});

describe("requirements for matching", () => {
  const completeProfile = {
    business_name: "Nakuru Dryers",
    business_type: "Cooperative",
    business_stage: "Seed",
    capital_needed: "250000.00",
    sector_type: "Agriculture",
  } as const;
  test("each of the five required fields is reported if only that field is missing", {
    tags: ["5-matching-01"],
  }, () => {
    expect(missingForMatching(completeProfile)).toEqual([]);
    expect(missingForMatching(null)).toHaveLength(5);
    for (const field of [
      "business_name",
      "business_type",
      "business_stage",
      "sector_type",
    ] as const)
      expect(missingForMatching({ ...completeProfile, [field]: "" })).toEqual([
        field,
      ]);
    expect(
      missingForMatching({ ...completeProfile, business_name: " " }),
    ).toEqual(["business_name"]);
    for (const amount of [null, "0.00"])
      expect(
        missingForMatching({ ...completeProfile, capital_needed: amount }),
      ).toEqual(["capital_needed"]);
    expect(
      missingForMatching({ ...completeProfile, capital_needed: "1.00" }),
    ).toEqual([]);
  });
});
