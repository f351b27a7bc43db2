import type { UserType } from "../../contract/enumerations.ts";
import { FRONTEND } from "./frontend.ts";
import { type Call, textField } from "./http-client.ts";
import { latestEmail, linkParts } from "./mailbox.ts";

/** A password that satisfies every rule. */
export const GOOD_PASSWORD = "Kilimanjaro-42";

let count = 0;

/** Returns a new email address. It is unique only within one test file. */
export function newEmail(): string {
  count += 1;
  return `person${count}@example.org`;
}

/** Returns the body of a valid registration with the given changes. */
export function registration(changes: Record<string, unknown> = {}) {
  return {
    email: newEmail(),
    password: GOOD_PASSWORD,
    confirm_password: changes.password ?? GOOD_PASSWORD,
    user_type: "investee",
    frontend_url: FRONTEND,
    ...changes,
  };
}

export type TestAccount = {
  email: string;
  password: string;
  /** Token of an active session. */
  token: string;
};

/** Registers an account, verifies it with the emailed link and logs in, over HTTP. */
export async function createAccount(
  server: { call: Call },
  userType: UserType = "investee",
  email: string = newEmail(),
): Promise<TestAccount> {
  const form = registration({ email, user_type: userType });
  expectStatus(
    201,
    await server.call("POST", "/api/register/", { json: form }),
  );
  const { uid, token } = linkParts(await latestEmail(server, email));
  expectStatus(
    200,
    await server.call("POST", "/api/verify/", { json: { uidb64: uid, token } }),
  );
  return {
    email,
    password: GOOD_PASSWORD,
    token: await logIn(server, email),
  };
}

/** Logs in and returns the session's token. */
export async function logIn(
  server: { call: Call },
  email: string,
  password: string = GOOD_PASSWORD,
): Promise<string> {
  const response = await server.call("POST", "/api/login/", {
    json: { email, password, frontend_url: FRONTEND },
  });
  expectStatus(200, response);
  return textField(response, "token");
}

function expectStatus(
  status: number,
  response: { status: number; text: string },
): void {
  if (response.status !== status)
    throw new Error(
      `Expected ${status}, got ${response.status}: ${response.text}`,
    );
}
