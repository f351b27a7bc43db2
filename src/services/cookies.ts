import Cookies from "js-cookie";

/** Returns a cookie's value, or null when it does not exist or cookies are blocked. */
export function readCookie(name: string): string | null {
  return Cookies.get(name) ?? null;
}

/**
 * Stores a cookie for a number of days, or until the browser closes. It is SameSite=Strict, and Secure if the page was
 * loaded by HTTPS.
 */
export function writeCookie(
  name: string,
  value: string,
  days: number | "session",
): void {
  Cookies.set(name, value, {
    ...(days !== "session" && { expires: days }),
    path: "/",
    sameSite: "strict",
    secure: location.protocol === "https:",
  });
}

export function removeCookie(name: string): void {
  Cookies.remove(name, { path: "/" });
}
