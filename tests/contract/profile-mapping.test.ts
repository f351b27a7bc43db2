import { describe, expect, test } from "vitest";
import {
  EMPTY_PROFILE_FORM,
  multipartFields,
  type ProfileForm,
  toProfileForm,
} from "../../contract/profile/form.ts";
import { targetOf } from "../../contract/profile/kinds.ts";
import {
  accountName,
  type Profile,
  type StoredFile,
} from "../../contract/profile/wire.ts";
import {
  acceptedTypes,
  deckProblem,
  profileFileProblem,
} from "../../contract/rules/files.ts";
import {
  emptyProfile,
  sampleFields,
  sampleForm,
  sampleValues,
  validParts,
} from "../support/profiles.ts";
import { shownText } from "../support/shown-text.ts";

const deck: StoredFile = {
  id: "f1",
  name: "deck.pdf",
  size: 2_000,
  type: "application/pdf",
};
const profile: Profile = {
  ...emptyProfile,
  business_name: "Nakuru Dryers",
  capital_needed: "250000.00",
  pitch_deck: [deck],
  annual_turnover: 412_000,
  revenue: { min: 300_000, max: null },
  team_capacity: 18,
  years_of_operation: 6,
  registration: true,
  investment_target_min: "5000000.00",
  sectors_of_interest: ["Energy"],
};
const investorForm: ProfileForm = {
  ...EMPTY_PROFILE_FORM,
  business_name: " Harmattan Fund ",
  investment_target: "50000-100000",
  sectors_of_interest: ["Energy", "Logistics"],
  investment_types_investor: ["Equity"],
};
const investeeForm: ProfileForm = {
  ...EMPTY_PROFILE_FORM,
  capital_needed: "250,000",
  annual_turnover: "412,000",
  registration: "no",
  revenue_min: "100",
};

describe("reading a profile", () => {
  test("the minimum and maximum of the investment target are shown as the corresponding range", {
    tags: ["7-profile-03", "3-profile-09"],
  }, () => {
    expect(toProfileForm(profile).investment_target).toBe("Above 5000000");
    const range = (min: string | null, max: string | null) =>
      targetOf(min, max)?.label;
    expect(range("5000000.00", "10000000.00")).toBe("Above 5000000");
    expect(range("50000.00", "100000.00")).toBe("50000-100000");
    expect(range("0.00", "10000.00")).toBe("Below 10000");
    expect(range(null, null)).toBeUndefined();
    expect(range("1.00", "2.00")).toBeUndefined();
    expect(range("50000.00", "2.00")).toBeUndefined();
    expect(range("50000.00", null)).toBeUndefined();
    expect(range("5000000.00", "2.00")).toBeUndefined();
  });

  test("the form shows stored values as a user would enter them", () => {
    expect(toProfileForm(profile)).toMatchObject({
      capital_needed: "250,000",
      annual_turnover: "412,000",
      registration: "yes",
      revenue_min: "300,000",
      revenue_max: "",
      team_capacity: "18",
      sectors_of_interest: ["Energy"],
    });
    expect(
      toProfileForm({ ...profile, registration: false }).registration,
    ).toBe("no");
    expect(toProfileForm(emptyProfile)).toEqual(EMPTY_PROFILE_FORM);
  });
});

describe("sending a profile", () => {
  test.each(["investee", "investor"] as const)(
    "every field of an %s is sent in the format of the API, and its stored value is shown as it was typed",
    (userType) => {
      const form = sampleForm(userType);
      expect(multipartFields(form, userType)).toEqual(validParts(userType));
      const stored = sampleValues(sampleFields(userType));
      expect(toProfileForm({ ...emptyProfile, ...stored })).toEqual(form);
    },
  );

  test("lists and objects are sent as JSON text", {
    tags: ["7-profile-06"],
  }, () => {
    const sentFields = multipartFields(investorForm, "investor");
    expect(sentFields.sectors_of_interest).toBe('["Energy","Logistics"]');
    expect(sentFields.business_stages_investor).toBe("[]");
    expect(multipartFields(investeeForm, "investee").revenue).toBe(
      '{"min":100,"max":null}',
    );
  });

  test("pitch_deck is not sent", { tags: ["7-profile-07"] }, () => {
    expect(multipartFields(investeeForm, "investee")).not.toHaveProperty(
      "pitch_deck",
    );
  });

  test("the investment target is sent as two decimal strings", {
    tags: ["7-profile-08"],
  }, () => {
    const sentFields = multipartFields(investorForm, "investor");
    expect(sentFields.investment_target_min).toBe("50000.00");
    expect(sentFields.investment_target_max).toBe("100000.00");
    expect(sentFields).not.toHaveProperty("investment_target");
  });

  test("an open-ended investment target is sent with a maximum of null", {
    tags: ["3-profile-20"],
  }, () => {
    const sentFields = multipartFields(
      { ...investorForm, investment_target: "Above 5000000" },
      "investor",
    );
    expect(sentFields.investment_target_min).toBe("5000000.00");
    expect(sentFields.investment_target_max).toBe("null");
  });

  test("numbers are sent without separators, yes and no become true and false, and empty fields become empty strings", {
    tags: ["7-profile-09"],
  }, () => {
    const sentFields = multipartFields(investeeForm, "investee");
    expect(sentFields.annual_turnover).toBe("412000");
    expect(sentFields.capital_needed).toBe("250000.00");
    expect(sentFields.registration).toBe("false");
    const counts = { team_capacity: "1,200", years_of_operation: " 6 " };
    expect(
      multipartFields({ ...investeeForm, ...counts }, "investee"),
    ).toMatchObject({ team_capacity: "1200", years_of_operation: "6" });
    expect(multipartFields(EMPTY_PROFILE_FORM, "investee")).toMatchObject({
      capital_needed: "",
      team_capacity: "",
    });
    const answer = (registration: string) =>
      multipartFields({ ...investeeForm, registration }, "investee")
        .registration;
    expect(["yes", "no", ""].map(answer)).toEqual(["true", "false", ""]);
  });

  test("only the role's own fields are sent, and text is normalized", () => {
    const sentFields = multipartFields(investorForm, "investor");
    expect(sentFields.business_name).toBe("Harmattan Fund");
    const untrimmed = { description: " L’eau ", pitch_link: " https://x.org " };
    expect(
      multipartFields({ ...investeeForm, ...untrimmed }, "investee"),
    ).toMatchObject({ description: "L'eau", pitch_link: "https://x.org" });
    expect(sentFields).not.toHaveProperty("capital_needed");
    expect(multipartFields(investeeForm, "investee")).not.toHaveProperty(
      "sectors_of_interest",
    );
  });
});

describe("files", () => {
  const file = (type: string, size = 1_000) => ({ name: "x", type, size });

  test("an investor's picture may be any image", {
    tags: ["5-profile-30"],
  }, () => {
    expect(acceptedTypes("avatar", "investor")).toBe("image/*");
    for (const type of ["image/webp", ""])
      expect(profileFileProblem("avatar", file(type), "investor")).toBeNull();
    expect(
      shownText(profileFileProblem("avatar", file("text/html"), "investor")),
    ).toBe("Please choose an image.");
  });

  test("an investee's picture is a JPEG or PNG", {
    tags: ["5-profile-31"],
  }, () => {
    expect(acceptedTypes("avatar", "investee")).toBe("image/jpeg,image/png");
    for (const type of ["image/jpeg", "image/png"])
      expect(profileFileProblem("avatar", file(type), "investee")).toBeNull();
    expect(
      shownText(profileFileProblem("avatar", file("image/webp"), "investee")),
    ).toBe("Please choose a JPEG or PNG image.");
  });

  test("a pitch deck is a PDF, a PPT or a PPTX", () => {
    for (const type of [
      "application/pdf",
      "application/vnd.ms-powerpoint",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ])
      expect(deckProblem(file(type))).toBeNull();
    expect(shownText(deckProblem(file("image/png")))).toBe(
      "Please choose a PDF or PowerPoint file.",
    );
  });

  test("a document must be of an accepted type and at most 5 MB", () => {
    const records = "financial_records_file";
    expect(acceptedTypes(records, "investee").split(",")).toContain(
      "application/pdf",
    );
    for (const size of [1_000, 5 * 1024 * 1024])
      expect(
        profileFileProblem(records, file("application/pdf", size), "investee"),
      ).toBeNull();
    expect(
      shownText(
        profileFileProblem(
          records,
          file("application/x-msdownload"),
          "investee",
        ),
      ),
    ).toBe("Please choose a PDF, Excel, Word, JPEG or PNG file.");
    expect(
      shownText(
        profileFileProblem(
          records,
          file("application/pdf", 5 * 1024 * 1024 + 1),
          "investee",
        ),
      ),
    ).toBe("Please choose a file of 5 MB or less.");
  });
});

test("an account has the name of its profile or, without one, its own, and none if that is empty", () => {
  const user = { business_name: "Nakuru Dryers" };
  expect(accountName({ business_name: "Soko Ventures" }, user)).toBe(
    "Soko Ventures",
  );
  expect(accountName(null, user)).toBe("Nakuru Dryers");
  expect(accountName({ business_name: "" }, user)).toBeNull();
  expect(accountName(null, null)).toBeNull();
});
