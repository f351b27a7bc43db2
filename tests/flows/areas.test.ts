import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { areasOf } from "../../machines/areas.ts";

const flow = (id: string, title: string, area: string) =>
  createMachine({ id, meta: { title, who: "Everyone", area } });

test("the machines of the modules are listed by area, sorted by title, and other exports are ignored", () => {
  const logout = flow("logout", "Logout", "accounts");
  const login = flow("login", "Login", "accounts");
  const support = flow("support", "Support", "publicSite");
  const areas = areasOf([
    { logout, limit: 5 },
    { support, login },
  ]);
  expect(areas.map(({ title }) => title)).toEqual([
    "Funding: profiles, matching and reviews",
    "Accounts and sessions",
    "Public site, programmes and calendars",
  ]);
  expect(areas.map(({ flows }) => flows)).toEqual([
    [],
    [
      { name: "login", machine: login, title: "Login", who: "Everyone" },
      { name: "logout", machine: logout, title: "Logout", who: "Everyone" },
    ],
    [{ name: "support", machine: support, title: "Support", who: "Everyone" }],
  ]);
});

test("a machine without a known area is refused", () => {
  expect(() => areasOf([{ quiz: flow("quiz", "Quiz", "games") }])).toThrow(
    "quiz has no known area in its meta",
  );
});
