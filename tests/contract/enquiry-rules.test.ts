import { describe, expect, test } from "vitest";
import { usesWebmail } from "../../contract/rules/enquiry.ts";

const settings = {
  clients: ["Outlook", "Thunderbird"],
  hosts: ["webmail.example.org", "mail.example.net"],
};
const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140";
const MAIL_CLIENT =
  "Mozilla/4.0 (compatible; ms-office; Microsoft Outlook 16.0)";

describe("an enquiry", () => {
  for (const [rules, name, browser, isWebmail] of [
    [
      ["2-programmes-26"],
      "uses webmail in the embedded browser of a desktop mail client",
      { userAgent: MAIL_CLIENT, host: "ubia.example.org" },
      true,
    ],
    [
      ["2-programmes-26"],
      "uses webmail in the embedded browser of a mail client whose user agent is in lower case",
      { userAgent: MAIL_CLIENT.toLowerCase(), host: "ubia.example.org" },
      true,
    ],
    [
      ["2-programmes-27"],
      "uses webmail on a webmail host",
      { userAgent: CHROME, host: "webmail.example.org" },
      true,
    ],
    [
      ["2-programmes-27"],
      "uses webmail on a subdomain of a webmail host",
      { userAgent: CHROME, host: "team.webmail.example.org" },
      true,
    ],
    [
      ["2-programmes-28"],
      "uses a mailto link in any other browser",
      { userAgent: CHROME, host: "ubia.example.org" },
      false,
    ],
    [
      ["2-programmes-28"],
      "uses a mailto link on notwebmail.example.org, which is not a subdomain of a webmail host",
      { userAgent: CHROME, host: "notwebmail.example.org" },
      false,
    ],
    [
      ["2-programmes-28"],
      "uses a mailto link while the page is prerendered",
      { userAgent: "", host: "" },
      false,
    ],
  ] as const)
    test(name, { tags: [...rules] }, () => {
      expect(usesWebmail(browser, settings)).toBe(isWebmail);
    });
});
