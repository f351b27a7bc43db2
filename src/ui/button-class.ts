import { classNames } from "./class-names.ts";
import type { IconName } from "./Icon.tsx";

/** `gold` and `line` are for deep green ground only; `action` is the one main button of a view. */
export type ButtonVariant =
  | "action"
  | "second"
  | "quiet"
  | "danger"
  | "gold"
  | "line";

/** What buttons, and links that look like buttons, have in common. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: "regular" | "small" | undefined;
  /** As wide as its place. */
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

/** The classes of a button's look. */
export function buttonClass(
  { variant = "action", size, wide }: ButtonLook,
  ...more: readonly (string | false | undefined)[]
): string {
  return classNames(
    "btn",
    variant !== "action" && `btn--${variant}`,
    size === "small" && "btn--small",
    wide && "btn--wide",
    ...more,
  );
}
