import type { CallName } from "./api.ts";
import type {
  CalendarEvent,
  CheckEmailAnswer,
  CheckEmailRequest,
  LoginAnswer,
  LoginRequest,
  Match,
  MatchedProfile,
  MatchInvestorsAnswer,
  MatchStatusAnswer,
  MatchStatusRequest,
  MessageAnswer,
  Profile,
  RegisterAnswer,
  RegisterRequest,
  ResendActivationAnswer,
  ResendActivationRequest,
  ResendCodeRequest,
  SessionEntry,
  StoredFile,
  Training,
  UpdatesAnswer,
  UserAnswer,
  VerifyCodeRequest,
  VerifyLinkRequest,
} from "./wire.ts";

/** `request` is the JSON body, `Multipart` for a form, or `undefined` for no body. */
type Exchange<Request, Answer> = {
  readonly request: Request;
  readonly answer: Answer;
};

/** A multipart form. A marker only: the contract does not depend on the browser's FormData. */
type Multipart = "multipart";

/** Fails to compile when a call has no types. */
type Complete<Types extends Record<CallName, Exchange<unknown, unknown>>> =
  Types;

/** The request and response types of each call. `unknown` marks a response whose body the client ignores. */
export type CallTypes = Complete<{
  register: Exchange<RegisterRequest, RegisterAnswer>;
  resendActivation: Exchange<ResendActivationRequest, ResendActivationAnswer>;
  checkEmail: Exchange<CheckEmailRequest, CheckEmailAnswer>;
  login: Exchange<LoginRequest, LoginAnswer>;
  user: Exchange<undefined, UserAnswer>;
  profile: Exchange<undefined, Profile>;
  createProfile: Exchange<Multipart, Profile>;
  updateProfile: Exchange<Multipart, Profile>;
  matchInvestors: Exchange<undefined, MatchInvestorsAnswer>;
  logout: Exchange<undefined, unknown>;
  matches: Exchange<undefined, readonly Match[]>;
  matchProfile: Exchange<undefined, MatchedProfile>;
  matchStatus: Exchange<MatchStatusRequest, MatchStatusAnswer>;
  verifyToken: Exchange<undefined, MessageAnswer>;
  verifyCode: Exchange<VerifyCodeRequest, MessageAnswer>;
  resendCode: Exchange<ResendCodeRequest, MessageAnswer>;
  verifyLink: Exchange<VerifyLinkRequest, MessageAnswer>;
  requestReset: Exchange<
    { readonly email: string; readonly frontend_url: string },
    MessageAnswer
  >;
  confirmReset: Exchange<
    { readonly uid: string; readonly token: string; readonly password: string },
    MessageAnswer
  >;
  requestChange: Exchange<
    { readonly current_password: string; readonly frontend_url: string },
    MessageAnswer
  >;
  deleteAccount: Exchange<{ readonly password: string }, unknown>;
  trainings: Exchange<undefined, readonly Training[]>;
  events: Exchange<undefined, readonly CalendarEvent[]>;
  checkAccess: Exchange<undefined, { readonly allowed: boolean }>;
  /** Also available as `text/event-stream`: see `openStream` in the browser's client. */
  updates: Exchange<undefined, UpdatesAnswer>;
  /** The response is the file itself, as a blob. */
  file: Exchange<undefined, Blob>;
  pitchDecks: Exchange<undefined, readonly StoredFile[]>;
  addPitchDeck: Exchange<Multipart, StoredFile>;
  removePitchDeck: Exchange<undefined, unknown>;
  sessions: Exchange<undefined, readonly SessionEntry[]>;
  endOtherSessions: Exchange<undefined, unknown>;
  endSession: Exchange<undefined, unknown>;
  /** The response is a ZIP archive, as a blob. */
  exportData: Exchange<undefined, Blob>;
}>;
