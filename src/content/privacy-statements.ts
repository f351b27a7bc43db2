/** Privacy statements by country, listed on the privacy page and in the cookie bar. */

const STATEMENTS = "https://privacy.example.org";

export const privacyStatements = [
  { country: "Kenya", href: `${STATEMENTS}/kenya` },
  { country: "Ghana", href: `${STATEMENTS}/ghana` },
  { country: "Nigeria", href: `${STATEMENTS}/nigeria` },
  { country: "South Africa", href: `${STATEMENTS}/south-africa` },
  { country: "Zambia", href: `${STATEMENTS}/zambia` },
  { country: "Zimbabwe", href: `${STATEMENTS}/zimbabwe` },
  { country: "Mauritius", href: `${STATEMENTS}/mauritius` },
  { country: "Mozambique", href: `${STATEMENTS}/mozambique` },
  { country: "Rwanda", href: `${STATEMENTS}/rwanda` },
  { country: "Tanzania", href: `${STATEMENTS}/tanzania` },
  { country: "Uganda", href: `${STATEMENTS}/uganda` },
] as const;

export const PRIVACY_NOTICE_ID = "privacy-notice";
