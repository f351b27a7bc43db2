import { t } from "../../contract/messages/index.ts";
import { Icon } from "./Icon.tsx";

export interface NewTabMarkProps {
  /** The subject of the link, such as a title, when the visible text does not name it. For screen readers only. */
  readonly about?: string | undefined;
}

/** Marks a link that opens in a new tab, by an icon and for screen readers. */
export function NewTabMark({ about }: NewTabMarkProps) {
  return (
    <>
      <Icon name="external" />
      <span className="visually-hidden">
        {about} ({t("ui.newTab")})
      </span>
    </>
  );
}
