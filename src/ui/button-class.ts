import { classNames } from "./class-names.ts";
import type { IconName } from "./Icon.tsx";

/** `gold` and `line` are for dark green backgrounds only; `action` is the one main button of a view. */
export type ButtonVariant =
  | "action"
  | "second"
  | "quiet"
  | "danger"
  | "gold"
  | "line";

/** The appearance that buttons share with links that look like buttons. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: "regular" | "small" | undefined;
  /** Full width of the surrounding element. */
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

/** Returns the class names of a button. */
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
