import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./Icon.tsx";

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  readonly icon: IconName;
  /** What it does, in words; read aloud, and shown on hover. */
  readonly label: string;
  /** Without a border. */
  readonly bare?: boolean | undefined;
  /** Disabled, yet it keeps its focus: for a button whose own press disables it. */
  readonly unavailable?: boolean | undefined;
}

/** A button of 44 px that shows an icon only. */
export function IconButton({
  icon,
  label,
  bare,
  unavailable,
  className,
  type = "button",
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={unavailable ? undefined : onClick}
      aria-disabled={unavailable || undefined}
      aria-label={label}
      title={label}
      className={classNames("icon-btn", bare && "icon-btn--bare", className)}
    >
      <Icon name={icon} />
    </button>
  );
}
