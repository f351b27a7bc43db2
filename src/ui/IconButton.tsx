import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./Icon.tsx";

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  readonly icon: IconName;
  /** What the button does. Read by screen readers and shown on hover. */
  readonly label: string;
  /** Without a border. */
  readonly bare?: boolean | undefined;
  /** Disabled without losing focus: for a button that its own click disables. */
  readonly unavailable?: boolean | undefined;
}

/** A button of 44 px that shows only an icon. */
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
