import {
  languageFacts,
  PAGE_LANGUAGE,
  REFERENCE_LANGUAGE,
} from "./language.ts";
import { optionalText, t } from "./messages/index.ts";

/** Returns the label of an option, such as a sector or a country, in the language of the page. In English, it is the value. */
export function optionText(value: string): string {
  return optionalText(`options.${value}`) ?? value;
}

/** Returns the labels of options, separated by commas. */
export function optionTexts(values: readonly string[]): string {
  return values.map(optionText).join(t("ui.comma"));
}

/** Compares names in the alphabetical order of the language of the page. */
export const compareNames = new Intl.Collator(
  languageFacts[PAGE_LANGUAGE].locale,
  { numeric: true },
).compare;

/** Returns values that are sorted by their English names in the order of their labels. */
export function sortedByLabel<Value extends string>(values: readonly Value[]) {
  return PAGE_LANGUAGE === REFERENCE_LANGUAGE
    ? values
    : [...values].sort((a, b) => compareNames(optionText(a), optionText(b)));
}
