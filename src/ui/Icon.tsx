import { classNames } from "./class-names.ts";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";

export type { IconName } from "./icon-paths.ts";

export interface IconProps {
  readonly name: IconName;
  /** 16 px instead of 20. */
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A square-cut line icon. Always decorative: the words beside it, or the label of its button, carry the meaning. */
export function Icon({ name, small, className }: IconProps) {
  return (
    <svg
      className={classNames("icon", small && "icon--small", className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
