import type { ReactNode } from "react";
import { t } from "../../contract/messages/index.ts";
import { Icon } from "./Icon.tsx";

export interface ChecklistItem {
  readonly key: string;
  /** Text, or a link to the place where the item can be completed. */
  readonly label: ReactNode;
  readonly met: boolean;
}

export interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
  /** The accessible name of the list. */
  readonly label?: string | undefined;
  /** One item per line, for narrow places. */
  readonly column?: boolean | undefined;
}

/** A list of requirements, each marked as met or not by an icon and by a word. */
export function Checklist({ items, label, column }: ChecklistProps) {
  return (
    <ul
      className={column ? "checklist checklist--column" : "checklist"}
      aria-label={label}
    >
      {items.map(({ key, label: words, met }) => (
        <li key={key} className={met ? "is-met" : undefined} data-met={met}>
          <Icon name={met ? "check" : "cross"} />
          <span>
            <span className="visually-hidden">
              {t(met ? "ui.met" : "ui.notMet")}{" "}
            </span>
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
