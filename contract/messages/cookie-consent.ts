import { defineMessages } from "./define.ts";

/** Cookie consent bar. */
export const cookieConsent = defineMessages({
  "consent.label": "Cookies",
  "consent.text":
    "If you accept cookies, one remembers your choice for {consentDays, plural, one {# day} other {# days}}. Until then, we store nothing that needs your consent.",
  "consent.notice": "What your browser keeps",
  "consent.statements": "Privacy statements",
  "consent.accept": "Accept",
  "consent.reject": "Reject",
  "consent.review": "Cookie choice",
});
