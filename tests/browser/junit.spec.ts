import { type FlowRun, junitOf } from "xstate-toolkit/docs";
import { expect, unwatchedTest as test } from "../support/browser/test.ts";

const FAILURE =
  'Expected <p title="a & b">, got \u001b[31mred\u001b[0m, \uffff and \ud83d';

test("an XML parser can read a JUnit report whose failures contain characters that must be escaped or are forbidden in XML", async ({
  page,
}) => {
  const run = {
    flow: "login",
    problems: [`${FAILURE}\nsecond line`],
    paths: [
      { name: "login-1", result: "passed", seconds: 1, failure: "" },
      { name: "login-2", result: "failed", seconds: 2, failure: FAILURE },
      { name: "login-3", result: "skipped", seconds: 0, failure: "" },
    ],
  } as unknown as FlowRun;
  const report = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      const elements = (name: string) => [...document.querySelectorAll(name)];
      return {
        problem: document.querySelector("parsererror")?.textContent ?? "",
        counts: elements("testsuite").map((suite) =>
          ["name", "tests", "failures", "skipped"].map((name) =>
            suite.getAttribute(name),
          ),
        ),
        cases: elements("testcase").length,
        failures: elements("failure").map((failure) => failure.textContent),
        skipped: elements("skipped").length,
      };
    },
    junitOf([run], ["logout"]),
  );
  const expectedText = 'Expected <p title="a & b">, got [31mred[0m,  and ';
  expect(report).toEqual({
    problem: "",
    counts: [
      ["login", "4", "2", "1"],
      ["logout", "1", "0", "1"],
    ],
    cases: 5,
    failures: [expectedText, `${expectedText}\nsecond line`],
    skipped: 2,
  });
});
