import Cookies from "js-cookie";

/** A cookie's value, or null. Also null where cookies are blocked. */
export function readCookie(name: string): string | null {
  return Cookies.get(name) ?? null;
}

/**
 * Stores a cookie for so many days, or until the browser closes: same site only, and never over plain HTTP when the
 * page came by HTTPS (§9).
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
