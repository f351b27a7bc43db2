import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Icon } from "./Icon.tsx";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Shows a running animation and ignores clicks. The button keeps its focus. */
  readonly busy?: boolean | undefined;
  /** Disabled without losing focus: for a button that its own click disables. */
  readonly unavailable?: boolean | undefined;
}

/** A button. Its type is `button` unless `submit` is passed. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  unavailable = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || unavailable) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(
        { variant, size, wide },
        busy && "is-busy",
        className,
      )}
      onClick={press}
      {...(busy && { "aria-busy": true })}
      {...((busy || unavailable) && { "aria-disabled": true })}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  );
}
