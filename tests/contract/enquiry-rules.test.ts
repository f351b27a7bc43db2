import { describe, expect, test } from "vitest";
import { usesWebmail } from "../../contract/rules/enquiry.ts";

const settings = {
  clients: ["Outlook", "Thunderbird"],
  hosts: ["webmail.example.org", "mail.example.net"],
};
const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140";
const CLIENT = "Mozilla/4.0 (compatible; ms-office; Microsoft Outlook 16.0)";

describe("an enquiry uses webmail or a mailto link", () => {
  for (const [rules, name, browser, isWebmail] of [
    [
      ["2-programmes-26"],
      "in the desktop mail client's browser: webmail",
      { userAgent: CLIENT, host: "ubia.example.org" },
      true,
    ],
    [
      ["2-programmes-26"],
      "in that browser with a different user agent spelling: webmail",
      { userAgent: CLIENT.toLowerCase(), host: "ubia.example.org" },
      true,
    ],
    [
      ["2-programmes-27"],
      "on a webmail page: webmail",
      { userAgent: CHROME, host: "webmail.example.org" },
      true,
    ],
    [
      ["2-programmes-27"],
      "on a team's webmail page: webmail",
      { userAgent: CHROME, host: "team.webmail.example.org" },
      true,
    ],
    [
      ["2-programmes-28"],
      "in any other browser: a mailto link",
      { userAgent: CHROME, host: "ubia.example.org" },
      false,
    ],
    [
      ["2-programmes-28"],
      "on a host with a similar name: a mailto link",
      { userAgent: CHROME, host: "notwebmail.example.org" },
      false,
    ],
    [
      ["2-programmes-28"],
      "while the page is pre-rendered: a mailto link",
      { userAgent: "", host: "" },
      false,
    ],
  ] as const)
    test(name, { tags: [...rules] }, () => {
      expect(usesWebmail(browser, settings)).toBe(isWebmail);
    });
});
