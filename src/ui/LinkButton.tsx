import { Link, type LinkProps } from "react-router-dom";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Icon } from "./Icon.tsx";

export interface LinkButtonProps extends LinkProps, ButtonLook {
  /** Shown without a link target. */
  readonly disabled?: boolean | undefined;
}

/** A link of the app that looks like a button. */
export function LinkButton({
  variant,
  size,
  wide,
  icon,
  disabled = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = buttonClass({ variant, size, wide }, className);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (disabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: HTML expresses a disabled link as a link without a target
      <a role="link" aria-disabled="true" className={look}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} className={look}>
      {content}
    </Link>
  );
}
