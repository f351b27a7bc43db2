import { assign, setup } from "xstate";
import type { BodyOf, ResponseOf } from "../../contract/calls/index.ts";
import {
  CODE_RESEND_WAIT,
  REGISTRATION_REDIRECT_DELAY,
  TYPING_PAUSE,
} from "../../contract/constants.ts";
import {
  type CallFailure,
  hasFlag,
  retryAfterOf,
  serverText,
} from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { PAGE_LANGUAGE, REFERENCE_LANGUAGE } from "../../contract/language.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import {
  type RegistrationField,
  type RegistrationForm,
  registrationProblems,
} from "../../contract/rules/accounts.ts";
import { normalizeEmail } from "../../contract/typed-text.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import { setNotice, showNotice, textOr } from "../shared/notice.ts";
import {
  handleFromFailure,
  verificationHandle,
} from "../shared/verification.ts";

type RegistrationInput = {
  /** Origin of the links in the email. */
  readonly frontendUrl: string;
};

export type RegistrationContext = RegistrationInput & {
  readonly form: RegistrationForm;
  /** The fields that show their problems. */
  readonly touched: readonly RegistrationField[];
  readonly editedField: RegistrationField | null;
  /** Why the registration or the request for a new link failed. */
  readonly notice: Message | null;
  /** Confirms the registration, or that a new link was sent. */
  readonly success: Message | null;
  /** The verification handle, which is needed to verify a code. */
  readonly handle: string | null;
};

type RegistrationEvent =
  | { type: "field.changed"; field: RegistrationField; value: string }
  | { type: "field.blurred"; field: RegistrationField }
  | { type: "form.submitted" }
  | { type: "link.requested" }
  | { type: "code.chosen" }
  | { type: "login.chosen" };

const EMPTY_REGISTRATION: RegistrationForm = {
  userType: "",
  email: "",
  password: "",
  confirmPassword: "",
};

/** The fields in screen order. */
export const REGISTRATION_FIELDS = Object.keys(
  EMPTY_REGISTRATION,
) as readonly RegistrationField[];

/**
 * Creates an account. The form shows errors for individual fields, and a message if the registration fails. After the
 * registration, the login page or the page for entering a code opens.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as "form" | "busy" | "resending" | "inactive",
  },
  actors: {
    register: apiActor("register"),
    resendLink: apiActor("resendActivation"),
  },
  guards: {
    clearsEmail: ({ event }) => {
      const { field, value } = eventOf(event, "field.changed");
      return field === "email" && value === "";
    },
    isReady: ({ context }) => isReady(context.form),
    /** The account exists but was never activated. */
    isInactive: ({ event }) =>
      ["inactive", "user_not_active"].some((name) =>
        hasFlag(failureOf(event), name),
      ),
    hasHandle: ({ context }) => context.handle !== null,
  },
  actions: {
    changeField: assign(({ context: { form }, event }) => {
      const { field, value } = eventOf(event, "field.changed");
      return { form: { ...form, [field]: value }, editedField: field };
    }),
    clearForm: assign(({ context: { form } }) => ({
      form: { ...EMPTY_REGISTRATION, userType: form.userType },
      touched: [],
      editedField: null,
      notice: null,
      success: null,
    })),
    /** Also marks the account type, the first field, as visited, because it may have been skipped. */
    touchField: assign(({ context, event }) => {
      const { field } = eventOf(event, "field.blurred");
      const touched = new Set(context.touched).add("userType").add(field);
      return { touched: [...touched] };
    }),
    touchEditedField: assign(({ context: { touched, editedField } }) => ({
      touched: editedField ? [...new Set([...touched, editedField])] : touched,
    })),
    clearNotices: assign({ notice: null, success: null }),
    showNotice: assign(setNotice),
    showFailure: assign({
      notice: ({ event }) => registrationNotice(failureOf(event)),
    }),
    showRegistered: assign(({ event }) => {
      const response = outputOf<ResponseOf<"register">>(event);
      return {
        notice: null,
        success: textOr(response.message, "registration.success"),
        handle: verificationHandle(response),
      };
    }),
    showResent: assign(({ context, event }) => ({
      notice: null,
      success: message("registration.resent"),
      handle: verificationHandle(outputOf(event)) ?? context.handle,
    })),
    setHandle: assign({
      handle: ({ event }) => handleFromFailure(failureOf(event)),
    }),
    goToLogin: effect(),
    goToCode: effect(),
  },
  delays: {
    typingPause: TYPING_PAUSE,
    resendWait: CODE_RESEND_WAIT,
    registrationRedirect: REGISTRATION_REDIRECT_DELAY,
  },
}).createMachine({
  id: "registration",
  description: "Create an account as an investor or an investee.",
  meta: { title: "Registration", who: "Visitors", area: "accounts" },
  context: ({ input }) => ({
    ...input,
    form: EMPTY_REGISTRATION,
    touched: [],
    editedField: null,
    notice: null,
    success: null,
    handle: null,
  }),
  initial: "editing",
  states: {
    editing: {
      description:
        "The form is open. Continue is disabled while a field is empty or invalid.",
      tags: "form",
      initial: "idle",
      on: {
        "field.changed": [
          {
            guard: "clearsEmail",
            target: ".idle",
            actions: "clearForm",
            description:
              "Clearing the email also clears the passwords and all problems.",
            meta: { rules: ["5-registration-18", "5-registration-19"] },
          },
          { target: ".typing", reenter: true, actions: "changeField" },
        ],
        "field.blurred": {
          target: ".idle",
          actions: "touchField",
          description: "The field shows its problem from now on.",
        },
        "form.submitted": {
          guard: "isReady",
          target: "submitting",
          meta: {
            rules: [
              "3-registration-01",
              "7-registration-01",
              "7-registration-02",
              "7-registration-03",
            ],
          },
        },
      },
      states: {
        idle: { description: "The person is not typing." },
        typing: {
          description:
            "The person is typing. A field that is edited for the first time does not show problems yet.",
          after: {
            typingPause: {
              target: "idle",
              actions: "touchEditedField",
              description: "The field shows its problem from now on.",
            },
          },
        },
      },
    },
    submitting: {
      description: "The registration is being sent. Continue is busy.",
      tags: ["form", "busy"],
      meta: { rules: ["5-registration-17"] },
      entry: "clearNotices",
      invoke: {
        id: "register",
        src: "register",
        input: registerRequest,
        onDone: {
          target: "registered",
          actions: "showRegistered",
          description: "Shows the server's message or a default one.",
          meta: {
            rules: [
              "2-registration-07",
              "7-registration-04",
              "8-registration-07",
            ],
          },
        },
        onError: [
          {
            guard: "isInactive",
            target: "inactive",
            actions: ["setHandle", showNotice("registration.inactive")],
            meta: { rules: ["8-registration-04"] },
          },
          {
            target: "editing",
            actions: "showFailure",
            description: "Shows the server's message or a default one.",
            meta: {
              rules: [
                "8-registration-01",
                "8-registration-02",
                "8-registration-03",
                "8-registration-08",
                "8-registration-09",
                "8-registration-10",
                "8-registration-11",
                "8-registration-14",
                "8-registration-15",
              ],
            },
          },
        ],
      },
    },
    inactive: {
      description:
        "The account exists but its email is not verified. A new link can be sent.",
      tags: ["form", "inactive"],
      initial: "readyToResend",
      on: {
        "field.changed": [
          { guard: "clearsEmail", target: "editing", actions: "clearForm" },
          {
            target: "editing.typing",
            actions: ["clearNotices", "changeField"],
          },
        ],
        "form.submitted": { target: "submitting" },
        "code.chosen": { guard: "hasHandle", target: "redirectedToCode" },
      },
      states: {
        readyToResend: {
          description: "A new verification link can be requested.",
          meta: { rules: ["2-registration-10"] },
          on: {
            "link.requested": {
              target: "#registration.resending",
              meta: { rules: ["7-registration-05"] },
            },
          },
        },
        waiting: {
          description:
            "A link was just sent. Another one can be requested after the resend wait.",
          after: { resendWait: { target: "readyToResend" } },
        },
      },
    },
    resending: {
      description: "A new verification link is being sent.",
      tags: ["form", "inactive", "resending"],
      entry: "clearNotices",
      invoke: {
        id: "resendLink",
        src: "resendLink",
        input: resendRequest,
        onDone: {
          target: "inactive.waiting",
          actions: "showResent",
          meta: { rules: ["8-registration-05"] },
        },
        onError: {
          target: "inactive",
          actions: showNotice("registration.resendFailed"),
          meta: { rules: ["8-registration-06"] },
        },
      },
    },
    registered: {
      description:
        "The account exists. The confirmation is shown until the login page opens.",
      on: {
        "code.chosen": { guard: "hasHandle", target: "redirectedToCode" },
        "login.chosen": { target: "redirectedToLogin" },
      },
      after: {
        registrationRedirect: {
          target: "redirectedToLogin",
          meta: { rules: ["2-registration-08", "2-registration-09"] },
        },
      },
    },
    redirectedToLogin: {
      description: "The login page opens.",
      type: "final",
      entry: "goToLogin",
    },
    redirectedToCode: {
      description: "The page for entering a code opens.",
      type: "final",
      entry: "goToCode",
    },
  },
});

/** Returns the empty fields. */
export function missingFields(form: RegistrationForm) {
  return REGISTRATION_FIELDS.filter((field) => form[field].trim() === "");
}

/** Returns the visible problems. An empty field shows none, except the account type when it was skipped. */
export function visibleProblems({
  form,
  touched,
}: RegistrationContext): Partial<Record<RegistrationField, Message>> {
  const problems = registrationProblems(form);
  return Object.fromEntries(
    REGISTRATION_FIELDS.flatMap((field) => {
      const problem = problems[field];
      const isVisible =
        touched.includes(field) && (field === "userType" || form[field] !== "");
      return problem && isVisible ? [[field, problem]] : [];
    }),
  );
}

/** True when the form is complete and has no problems, so that Continue is enabled. */
export function isReady(form: RegistrationForm): boolean {
  return Object.keys(registrationProblems(form)).length === 0;
}

function registerRequest({ context }: { context: RegistrationContext }) {
  const { form, frontendUrl } = context;
  return {
    email: addressOf(context),
    password: form.password,
    confirm_password: form.confirmPassword,
    user_type: form.userType.toLowerCase() as BodyOf<"register">["user_type"],
    frontend_url: frontendUrl,
    // The language of an account is English unless the registration states another one.
    ...(PAGE_LANGUAGE !== REFERENCE_LANGUAGE && { language: PAGE_LANGUAGE }),
  };
}

function resendRequest({ context }: { context: RegistrationContext }) {
  return { email: addressOf(context) };
}

/** Returns the entered address as it is sent and passed to other pages. */
export function addressOf({ form }: Pick<RegistrationContext, "form">): string {
  return normalizeEmail(form.email);
}

/** Returns why a registration failed: the server's message, or else a message for the kind of failure. */
function registrationNotice(failure: CallFailure): Message {
  if (failure.kind === "noResponse") return message("registration.noResponse");
  const { status } = failure;
  if (status === 429) return tooManyNotice(failure);
  if (!failure.html) return textOr(serverText(failure), "registration.failed");
  if (status === 404) return message("registration.unavailable");
  return message(
    status >= 500 ? "registration.serverError" : "registration.unexpected",
  );
}

function tooManyNotice(failure: CallFailure): Message {
  const seconds = retryAfterOf(failure);
  const text = serverText(failure);
  if (text !== null || seconds === null)
    return textOr(text, "registration.tooManyLater");
  const wait = formatWait(seconds * 1_000);
  return message("registration.tooMany", { wait });
}
