import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { Link, type LinkProps } from "./Link.tsx";

/** The appearance that buttons share with links that look like buttons. */
export interface ButtonAppearance {
  /** `gold` and `line` are for dark green backgrounds only; `action` is for the main action of a view or a row. */
  readonly variant?:
    | "action"
    | "outline"
    | "quiet"
    | "danger"
    | "gold"
    | "line"
    | undefined;
  readonly size?: "small" | undefined;
}

/** Returns the class names of a button. */
export function buttonClass(
  { variant = "action", size }: ButtonAppearance,
  ...extraClasses: readonly (string | false | undefined)[]
): string {
  return classNames(
    "btn",
    variant !== "action" && `btn--${variant}`,
    size && `btn--${size}`,
    ...extraClasses,
  );
}

interface ButtonProps extends ComponentProps<"button">, ButtonAppearance {
  readonly icon?: IconName | undefined;
  /** Shows an animation and ignores clicks. The button retains the focus. */
  readonly busy?: boolean | undefined;
  /** Disables the button, which retains the focus, for a button that may become disabled when it is clicked. */
  readonly unavailable?: boolean | undefined;
}

/**
 * Firefox restores after a reload whether a button was enabled, so Enter would submit a form whose scripts are still
 * loading. This attribute, which only Firefox supports on buttons, prevents it.
 */
const NOT_RESTORED = { autoComplete: "off" };

/** A button. Its type is `button` unless `submit` is passed. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  unavailable = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || unavailable) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...(rest.type === "submit" && NOT_RESTORED)}
      {...rest}
      className={buttonClass({ variant, size }, busy && "is-busy", className)}
      onClick={handleClick}
      {...(busy && { "aria-busy": true })}
      {...((busy || unavailable) && { "aria-disabled": true })}
    >
      {icon && !busy ? (
        <>
          <Icon name={icon} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, ButtonAppearance {
  /** Renders the link without `href`. */
  readonly disabled?: boolean | undefined;
}

/** A link within the app that looks like a button. */
export function LinkButton({
  variant,
  size,
  className,
  disabled = false,
  children,
  ...rest
}: LinkButtonProps) {
  const linkClass = buttonClass({ variant, size }, className);
  return disabled ? (
    // biome-ignore lint/a11y/useValidAnchor: HTML expresses a disabled link as a link without `href`
    <a role="link" aria-disabled="true" className={linkClass}>
      {children}
    </a>
  ) : (
    <Link {...rest} className={linkClass}>
      {children}
    </Link>
  );
}

/** A 44 px button that shows only an icon. */
export function IconButton({
  icon,
  label,
  bare,
  unavailable,
  className,
  onClick,
  ...rest
}: Omit<ComponentProps<"button">, "children" | "aria-label"> &
  Pick<ButtonProps, "unavailable"> & {
    readonly icon: IconName;
    /** What the button does. Read by screen readers and shown on hover. */
    readonly label: string;
    /** Without a border. */
    readonly bare?: boolean | undefined;
  }) {
  return (
    <button
      {...rest}
      type="button"
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
