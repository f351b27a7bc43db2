import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  waitFor,
} from "xstate";
import { type CallName, calls, pathOf } from "../../contract/api.ts";
import { t } from "../../contract/messages/index.ts";
import { accessCheckMachine } from "../../machines/access-check/chart.ts";
import { accountDeletionMachine } from "../../machines/account-deletion/chart.ts";
import { shownItems } from "../../machines/calendar/chart.ts";
import { emailVerificationByCodeMachine } from "../../machines/email-verification-by-code/chart.ts";
import { emailVerificationByLinkMachine } from "../../machines/email-verification-by-link/chart.ts";
import { loginMachine } from "../../machines/login/chart.ts";
import { matchReviewMachine } from "../../machines/match-review/chart.ts";
import { matchingMachine } from "../../machines/matching/chart.ts";
import { passwordChangeMachine } from "../../machines/password-change/chart.ts";
import { passwordResetConfirmMachine } from "../../machines/password-reset-confirm/chart.ts";
import { passwordResetRequestMachine } from "../../machines/password-reset-request/chart.ts";
import { profileMachine } from "../../machines/profile/chart.ts";
import { registrationMachine } from "../../machines/registration/chart.ts";
import { resourceMachine } from "../../machines/resource/chart.ts";
import { createApi } from "../../src/services/api-client.ts";
import { completeProfile, pendingMatch } from "../flows/match-cases.ts";
import { facts } from "../flows/matching/plan.ts";
import { LINK, PASSWORD } from "../flows/new-password-cases.ts";
import { contextTexts } from "../support/context-texts.ts";

/** The charts with the real API client: what each shows for answers of another shape and for each form of an error. */

const EMAIL = "ama@firm.example.org";
const PARAMETERS = { id: "7", token: "handle", uid: "Mg" };
const TIMES = { at: 1_800_000_000_000, waitStartedAt: 0 };

/** Only stops a test that would not end. */
const LIMIT = { timeout: 30_000 };

/** A flow up to one of its calls. */
type Flow = {
  readonly machine: AnyStateMachine;
  readonly input?: object;
  /** The calls that its actors send, and the outputs of other actors. */
  readonly actors: Readonly<Record<string, CallName | object>>;
  readonly events: readonly AnyEventObject[];
};

const submit = { type: "form.submitted" };
const field = (name: string, value: string) => ({
  type: "field.changed",
  field: name,
  value,
});
const newPassword = [
  field("password", PASSWORD),
  field("confirm", PASSWORD),
  submit,
];
const frontendUrl = "https://ubia.example.org";

const login: Flow = {
  machine: loginMachine,
  input: { frontendUrl },
  actors: {
    readNavigationState: { email: "", notice: null },
    checkEmail: "checkEmail",
    logIn: "login",
    resendLink: "resendActivation",
  },
  events: [
    { type: "lockout.changed", until: null, at: 0 },
    field("email", EMAIL),
    field("password", PASSWORD),
    { type: "terms.changed", accepted: true },
    submit,
  ],
};
const registration: Flow = {
  machine: registrationMachine,
  input: { frontendUrl },
  actors: { register: "register", resendLink: "resendActivation" },
  events: [
    field("userType", "Investee"),
    field("email", EMAIL),
    field("password", PASSWORD),
    field("confirmPassword", PASSWORD),
    submit,
  ],
};
const profileSave: Flow = {
  machine: profileMachine,
  input: {
    userType: "investee",
    draft: null,
    draftVersion: 0,
    requestedTarget: null,
  },
  actors: {
    createProfile: "createProfile",
    updateProfile: "updateProfile",
  },
  events: [
    { type: "profile.read", userType: "investee", profile: completeProfile },
    submit,
  ],
};
const matching: Flow = {
  machine: matchingMachine,
  actors: { matchInvestors: "matchInvestors" },
  events: [
    { type: "matching.requested", ...facts({ matchCount: 0 }) },
    { type: "records.confirmed" },
    { type: "criteria.accepted" },
  ],
};
const review: Flow = {
  machine: matchReviewMachine,
  input: { id: pendingMatch.id, decision: "approved" },
  actors: { changeStatus: "matchStatus" },
  events: [],
};
const decline: Flow = {
  ...review,
  input: { id: pendingMatch.id, decision: "rejected" },
};
const resource: Flow = {
  machine: resourceMachine,
  input: { isShown: true },
  actors: { read: "matches" },
  events: [],
};
const code: Flow = {
  machine: emailVerificationByCodeMachine,
  actors: {
    readNavigationState: {
      state: { email: EMAIL, token: "handle" },
      ...TIMES,
    },
    verifyCode: "verifyCode",
    resendCode: "resendCode",
  },
  events: [{ type: "code.changed", value: "123456" }, submit],
};
const resend: Flow = { ...code, events: [{ type: "code.requested" }] };
const link: Flow = {
  machine: emailVerificationByLinkMachine,
  input: { uidb64: "Mg", token: "t" },
  actors: { verifyLink: "verifyLink" },
  events: [{ type: "page.opened" }],
};
const resetRequest: Flow = {
  machine: passwordResetRequestMachine,
  input: { frontendUrl },
  actors: {
    readNavigationState: { state: null, cooldownEmail: null },
    readAttempts: { attempts: [], cooldownUntil: null, at: TIMES.at },
    requestReset: "requestReset",
  },
  events: [{ type: "email.changed", value: EMAIL }, submit],
};
const resetConfirm: Flow = {
  machine: passwordResetConfirmMachine,
  input: LINK,
  actors: { confirmReset: "confirmReset" },
  events: newPassword,
};
const changeByLink: Flow = {
  machine: passwordChangeMachine,
  input: { frontendUrl, link: LINK },
  actors: { requestChange: "requestChange", confirmReset: "confirmReset" },
  events: newPassword,
};
const changeRequest: Flow = {
  ...changeByLink,
  input: { frontendUrl, link: null },
  events: [{ type: "currentPassword.changed", value: PASSWORD }, submit],
};
const deletion: Flow = {
  machine: accountDeletionMachine,
  actors: { deleteAccount: "deleteAccount" },
  events: [
    { type: "deletion.confirmed" },
    { type: "password.changed", value: PASSWORD },
    submit,
  ],
};

/** The answers to the calls before the tested one. */
const ANSWERS: Partial<Record<CallName, unknown>> = {
  checkEmail: { isEmailUnique: false },
  user: { user_type: "investee" },
  profile: completeProfile,
  matches: [],
};

/** The answers to the calls of a test, by method and path. */
const answers = new Map<string, () => Response>();

function answer(name: CallName, respond: () => Response) {
  answers.set(`${calls[name].method} ${pathOf(name, PARAMETERS)}`, respond);
}

beforeEach(() => {
  answers.clear();
  vi.spyOn(Date, "now").mockReturnValue(TIMES.at);
  vi.stubGlobal("fetch", async ({ method, url }: Request) =>
    (answers.get(`${method} ${new URL(url).pathname}`) ?? Response.error)(),
  );
  for (const [name, body] of Object.entries(ANSWERS))
    answer(name as CallName, () => Response.json(body));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { send } = createApi({
  baseUrl: "https://ubia.example.org",
  currentToken: () => "a token",
  onSessionRejected: () => {},
});

/** Runs a flow up to its call, and returns its actor. */
async function run({ machine, input, actors, events }: Flow) {
  const provided = Object.entries(actors).map(([name, actor]) => [
    name,
    fromPromise<unknown, unknown>(async ({ signal }) =>
      typeof actor === "string"
        ? send(actor as CallName, { parameters: PARAMETERS as never, signal })
        : actor,
    ),
  ]);
  const actor: AnyActorRef = createActor(
    machine.provide({ actors: Object.fromEntries(provided) }),
    { input },
  ).start();
  for (const event of events) {
    if (!actor.getSnapshot().can(event))
      await waitFor(actor, (snapshot) => snapshot.can(event), LIMIT);
    actor.send(event);
  }
  return actor;
}

/** Waits until the chart shows a text that contains this one. */
async function expectText(actor: AnyActorRef, text: string) {
  await waitFor(
    actor,
    ({ context }) =>
      contextTexts(context).some((shown) => shown.includes(text)),
    LIMIT,
  );
  actor.stop();
}

const NOT_JSON = ["", " ", "null", '"a text"', "[", "7"];
const WITHOUT_FIELDS = [...NOT_JSON, "{}", '{"other":true}', "[7]"];
const GENERAL = "Something went wrong. Please try again.";

describe("an answer without a body or of another shape", () => {
  test.each<[string, CallName, Flow, readonly string[], string]>([
    ["login", "checkEmail", login, WITHOUT_FIELDS, GENERAL],
    ["login", "login", login, WITHOUT_FIELDS, GENERAL],
    ["login without a type", "login", login, ['{"token":"t"}'], GENERAL],
    ["registration", "register", registration, NOT_JSON, GENERAL],
    [
      "profile",
      "updateProfile",
      profileSave,
      NOT_JSON,
      "Error saving profile: ",
    ],
    [
      "matching",
      "matchInvestors",
      matching,
      WITHOUT_FIELDS,
      "Sorry, we couldn't find any investors that match your criteria",
    ],
    ["approval", "matchStatus", review, NOT_JSON, "Failed to approve."],
    [
      "rejection",
      "matchStatus",
      decline,
      NOT_JSON,
      "Failed to decline – please try again.",
    ],
    ...(["matches", "user", "profile"] as const).map(
      (call): [string, CallName, Flow, readonly string[], string] => [
        "resource",
        call,
        { ...resource, actors: { read: call } },
        WITHOUT_FIELDS,
        t("load.refused"),
      ],
    ),
    ["code", "verifyCode", code, NOT_JSON, "Verification failed!"],
    [
      "resend",
      "resendCode",
      resend,
      NOT_JSON,
      "Failed to resend the verification code.",
    ],
    [
      "link",
      "verifyLink",
      link,
      NOT_JSON,
      "Verification failed. The link may be invalid or expired.",
    ],
    [
      "reset request",
      "requestReset",
      resetRequest,
      NOT_JSON,
      "If an account with that email exists, a password reset link has been sent.",
    ],
    [
      "reset",
      "confirmReset",
      resetConfirm,
      NOT_JSON,
      "Failed to reset password. Please try again.",
    ],
    [
      "change by link",
      "confirmReset",
      changeByLink,
      NOT_JSON,
      "Reset failed. The link may be invalid or expired.",
    ],
    [
      "change request",
      "requestChange",
      changeRequest,
      NOT_JSON,
      "Unable to process your request. Please try again.",
    ],
    [
      "deletion",
      "deleteAccount",
      deletion,
      NOT_JSON,
      "Server error. Please try again later.",
    ],
  ])(
    "to the call of the %s (%s) shows the message of that failure",
    { tags: ["8-api-21"] },
    async (_, name, flow, bodies, text) => {
      for (const body of bodies) {
        answer(name, () => new Response(body));
        await expectText(await run(flow), text);
      }
    },
  );

  test("to the access check redirects to the home page", {
    tags: ["8-api-21"],
  }, async () => {
    for (const body of WITHOUT_FIELDS) {
      answer("checkAccess", () => new Response(body));
      const actor = await run({
        machine: accessCheckMachine,
        input: { userType: "investee" },
        actors: { checkAccess: "checkAccess" },
        events: [],
      });
      await waitFor(actor, (state) => state.matches("redirectedHome"));
    }
  });

  test.each([null, "", "null", "{}", "[]"])(
    "to trainings and events with the body %j shows the samples",
    {
      tags: ["8-api-21"],
    },
    async (body) => {
      const respond = () =>
        new Response(body, { status: body === null ? 204 : 200 });
      answer("trainings", respond);
      answer("events", respond);
      for (const name of ["trainings", "events"] as const)
        expect(shownItems<unknown>(await send(name), [name])).toEqual({
          items: [name],
          areSamples: true,
        });
    },
  );
});

const REASON = "The server has its own reason.";
const REUSED = "You cannot reuse your old passwords.";

/** Every form in which Django reports an error. */
const errorBodies = (text: string): readonly unknown[] => [
  { error: text },
  { detail: text },
  { message: text },
  { non_field_errors: [text] },
  { other: [text] },
  { token: [text] },
  { other: { inner: [text] } },
  { error: { message: text, code: "invalid" } },
  [text],
];

test.each<
  [string, CallName, Flow, status: number, sent: string, shown: string]
>([
  ["registration", "register", registration, 400, REASON, REASON],
  ["registration", "register", registration, 429, REASON, REASON],
  ["login", "login", login, 403, REASON, REASON],
  [
    "profile",
    "updateProfile",
    profileSave,
    400,
    REASON,
    `Error saving profile: ${REASON}`,
  ],
  ["matching", "matchInvestors", matching, 409, REASON, REASON],
  ["approval", "matchStatus", review, 429, REASON, REASON],
  ["code", "verifyCode", code, 400, REASON, REASON],
  ["resend", "resendCode", resend, 400, REASON, REASON],
  ["link", "verifyLink", link, 400, REASON, REASON],
  [
    "reset",
    "confirmReset",
    resetConfirm,
    400,
    REUSED,
    "You've used this password before. Please choose a new one.",
  ],
  [
    "change by link",
    "confirmReset",
    changeByLink,
    400,
    REUSED,
    "You can't reuse your recent passwords (last 9).",
  ],
  ["change by link", "confirmReset", changeByLink, 400, REASON, REASON],
  ["change request", "requestChange", changeRequest, 400, REASON, REASON],
  ["change request", "requestChange", changeRequest, 403, REASON, REASON],
  ["deletion", "deleteAccount", deletion, 400, REASON, REASON],
])(
  "the server's reason is read in every form that Django has for errors: %s, %s",
  { tags: ["3-api-04"] },
  async (_, name, flow, status, sent, shown) => {
    for (const body of errorBodies(sent)) {
      answer(name, () => Response.json(body, { status }));
      await expectText(await run(flow), shown);
    }
  },
);

test("an inactive account is recognised in every form of the flag", {
  tags: ["3-api-04"],
}, async () => {
  for (const flag of [true, "true", "True", ["true"], [true]])
    for (const body of [
      { inactive: flag },
      { user_not_active: flag },
      { error: { inactive: flag } },
    ]) {
      answer("register", () => Response.json(body, { status: 400 }));
      await expectText(
        await run(registration),
        "This account exists but is not yet activated.",
      );
    }
});
