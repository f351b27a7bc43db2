/** An option of a list: a string that is both value and label, or a value with a label. */
export type Option =
  | string
  | {
      readonly value: string;
      readonly label: string;
      readonly hint?: string | undefined;
    };

/** Returns the value, label and hint of an option. */
export function readOption(option: Option): {
  value: string;
  label: string;
  hint?: string | undefined;
} {
  return typeof option === "string" ? { value: option, label: option } : option;
}
