import { classNames } from "./class-names.ts";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";

export type { IconName } from "./icon-paths.ts";

export interface IconProps {
  readonly name: IconName;
  /** 16 px instead of 20 px. */
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A line icon. Always decorative: the text next to it, or the label of its button, has the meaning. */
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
