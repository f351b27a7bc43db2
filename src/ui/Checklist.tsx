import type { ReactNode } from "react";
import { word } from "../../contract/messages/controls.ts";
import { Icon } from "./Icon.tsx";

export interface ChecklistItem {
  readonly key: string;
  /** Words, or a link to what is to be done. */
  readonly label: ReactNode;
  readonly met: boolean;
}

export interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
  /** What the list is about, for those who listen. */
  readonly label?: string | undefined;
  /** One below the other, for narrow places. */
  readonly column?: boolean | undefined;
}

/** What is met and what is not, by sign and by word. */
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
              {word(met ? "met" : "notMet")}{" "}
            </span>
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
