import { word } from "../../contract/messages/controls.ts";
import { Icon } from "./Icon.tsx";

export interface NewTabMarkProps {
  /** What the link is about, such as a title, where its visible text alone does not say so. Read aloud, not shown. */
  readonly about?: string | undefined;
}

/** Marks a link that opens a new tab, for those who look and for those who listen. */
export function NewTabMark({ about }: NewTabMarkProps) {
  return (
    <>
      <Icon name="external" />
      <span className="visually-hidden">
        {about} ({word("newTab")})
      </span>
    </>
  );
}
