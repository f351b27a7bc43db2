/** Something to choose: a value that is also its words, or a value with words of its own. */
export type Option =
  | string
  | {
      readonly value: string;
      readonly label: string;
      readonly hint?: string | undefined;
    };

/** The value and the words of an option. */
export function readOption(option: Option): {
  value: string;
  label: string;
  hint?: string | undefined;
} {
  return typeof option === "string" ? { value: option, label: option } : option;
}
