import { GOOD_PASSWORD } from "../support/accounts.ts";
import type { Tab } from "./driver/tab.ts";

/** Registers an account through the form, with `GOOD_PASSWORD`. */
export async function register(
  tab: Tab,
  email: string,
  role: "Investee" | "Investor",
): Promise<void> {
  await tab.goto("/register");
  await tab.click("radio", role);
  await tab.fill("Email", email);
  await tab.fill("Password", GOOD_PASSWORD);
  await tab.fill("Confirm password", GOOD_PASSWORD);
  await tab.click("button", "Continue");
  await tab.waitForText("Account created.");
}

/** Logs in on the login page with `GOOD_PASSWORD`. */
export async function logIn(tab: Tab, email: string): Promise<void> {
  await tab.fill("Email", email);
  await tab.fill("Password", GOOD_PASSWORD);
  await tab.click("checkbox", "I accept the");
  await tab.click("button", "Log In");
}
