export const cookieConsent = {
  "consent.label": "Cookies",
  "consent.text":
    "If you accept, we store one cookie that remembers your choice for {consentDays, plural, one {# day} other {# days}}. If you do not accept, we store nothing that needs your consent.",
  "consent.notice": "What your browser stores",
  "consent.statements": "Privacy statements",
  "consent.accept": "Accept",
  "consent.reject": "Reject",
  "consent.review": "Cookie choice",
} as const;
