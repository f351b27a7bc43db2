import { t } from "../../contract/messages/index.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { NavLink } from "./Link.tsx";

interface Entry {
  readonly label: string;
  readonly icon: IconName;
}

/** An entry links to a page of the app (`to`), links to another site (`href`) or runs an action (`onSelect`). */
export type AppNavItem =
  | (Entry & { readonly to: string })
  | (Entry & { readonly href: string })
  | (Entry & { readonly onSelect: () => void });

interface AppNavProps {
  readonly items: readonly AppNavItem[];
  /** Called when an entry is chosen, before its own action. */
  readonly onChooseEntry?: (() => void) | undefined;
}

/** The list of entries in the members' navigation. Marks the current page. Render it inside a labelled `nav`. */
export function AppNav({ items, onChooseEntry }: AppNavProps) {
  return (
    <ul className="app-nav">
      {items.map((item) => (
        <li key={item.label}>
          <AppNavEntry item={item} onChooseEntry={onChooseEntry} />
        </li>
      ))}
    </ul>
  );
}

function AppNavEntry({
  item,
  onChooseEntry,
}: Pick<AppNavProps, "onChooseEntry"> & { readonly item: AppNavItem }) {
  const content = (
    <>
      <Icon name={item.icon} />
      <span>{item.label}</span>
    </>
  );
  if ("to" in item) {
    return (
      <NavLink to={item.to} onClick={onChooseEntry}>
        {content}
      </NavLink>
    );
  }
  if ("href" in item) {
    return (
      <a
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onChooseEntry}
      >
        {content}
        <Icon name="external" className="app-nav-mark" />
        <span className="visually-hidden">{`${t("ui.comma")}${t("ui.newTab")}`}</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        onChooseEntry?.();
        item.onSelect();
      }}
    >
      {content}
    </button>
  );
}
