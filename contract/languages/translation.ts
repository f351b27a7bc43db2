import type { COUNTRIES } from "../enumerations.ts";
import type { MessageKey } from "../messages/index.ts";
import type { COUNTRIES_BEYOND_AFRICA, REGIONS } from "../places.ts";
import type {
  BUSINESS_TYPES,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../profile/options.ts";

/** The options and places whose English label is the value itself. The value stays the same on the wire in every language. */
type OptionValue = (
  | typeof COUNTRIES
  | typeof REGIONS
  | typeof COUNTRIES_BEYOND_AFRICA
  | typeof BUSINESS_TYPES
  | typeof STAGES
  | typeof SECTORS
  | typeof INVESTMENT_TYPES
)[number];

/** The messages of one language in ICU MessageFormat: all messages of English, and a label for each option. */
export type Translation = Readonly<
  Record<MessageKey | `options.${OptionValue}`, string>
>;
