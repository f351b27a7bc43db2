import { CODE_REQUEST_KEY } from "../../contract/storage.ts";
import { now } from "./clock.ts";
import { tabStorage } from "./storage.ts";

/** Stores in this tab that a verification code was requested for an address now. Returns the time. */
export function storeCodeRequest(email: string): number {
  const at = now();
  tabStorage.write(CODE_REQUEST_KEY, `${at} ${email}`);
  return at;
}

/** Returns when this tab last requested a code for the address. If it has not, stores and returns the current time. */
export function codeRequestedAt(email: string): number {
  const [at = "", storedEmail] = (
    tabStorage.read(CODE_REQUEST_KEY) ?? ""
  ).split(" ");
  // A time in the future was stored with a clock that was fast.
  const isValid = /^[0-9]+$/.test(at) && Number(at) <= now();
  return isValid && storedEmail === email
    ? Number(at)
    : storeCodeRequest(email);
}
