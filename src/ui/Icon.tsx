import { classNames } from "./class-names.ts";
import { IS_RIGHT_TO_LEFT } from "./reading-direction.ts";

/** The path of every icon: lines with a width of 1.75 on a 24 × 24 grid, with mitred joins and square ends. */
const ICON_PATHS = {
  arrowLeft: "M20 12H5M11 6l-6 6 6 6",
  arrowRight: "M4 12h15M13 6l6 6-6 6",
  book: "M4 5h7v15H4zM13 5h7v15h-7z",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  card: "M3 5h18v14H3zM3 10h18M7 15h4",
  chat: "M4 4h16v12h-9l-5 4v-4H4z",
  check: "M5 13l4 4L19 7",
  chevronDown: "M6 9l6 6 6-6",
  chevronLeft: "M15 6l-6 6 6 6",
  chevronRight: "M9 6l6 6-6 6",
  chevronUp: "M6 15l6-6 6 6",
  clock: "M4 4h16v16H4zM12 8v5h4",
  cross: "M6 6l12 12M18 6 6 18",
  download: "M12 4v11M7 10.5l5 5 5-5M4 16v4h16v-4",
  edit: "M4 20v-4L16 4l4 4L8 20zM13 7l4 4",
  external: "M10 5H5v14h14v-5M14 4h6v6M19 5l-8 8",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  info: "M12 11v6M12 7.5v.5M3 3h18v18H3z",
  logout: "M10 4H4v16h6M9 12h11M16 8l4 4-4 4",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M8 5v14M16 5v14",
  person: "M8 4h8v8H8zM4 20v-4h16v4",
  phone: "M7 3h10v18H7zM11 18h2",
  play: "M7 4l12 8-12 8z",
  refresh: "M20 4v5h-5M4 20v-5h5M19.5 9 16 5H8L4.5 9M4.5 15 8 19h8l3.5-4",
  search: "M4 4h11v11H4zM15 15l5 5",
  send: "M4 5l16 7-16 7 3-7z",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4v6M7 14v6",
  trade: "M4 9h9v9H4zM11 6h9v9h-4",
  warning: "M12 4 22 20H2zM12 10v4M12 17v.5",
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** The icons that point in or against the reading direction, which are mirrored on a page from right to left. */
const MIRRORED: readonly IconName[] = [
  "arrowLeft",
  "arrowRight",
  "chevronLeft",
  "chevronRight",
  "external",
  "logout",
  "send",
];

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A line icon. Always decorative: the text next to it, or the label of its button, carries the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={classNames(
        "icon",
        IS_RIGHT_TO_LEFT && MIRRORED.includes(name) && "icon--mirrored",
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
