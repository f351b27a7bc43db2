import { NavLink } from "react-router-dom";
import { t } from "../../contract/messages/index.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface Entry {
  readonly label: string;
  readonly icon: IconName;
}

/** An entry links to a page of the app (`to`), links to another site (`href`) or runs an action (`onSelect`). */
export type AppNavItem =
  | (Entry & { readonly to: string })
  | (Entry & { readonly href: string })
  | (Entry & { readonly onSelect: () => void });

export interface AppNavProps {
  readonly items: readonly AppNavItem[];
  /** Called when an entry is chosen, before its own action. */
  readonly onTake?: (() => void) | undefined;
}

/** The entries of the members' navigation. Marks the current page. Render it inside a `nav` with a name. */
export function AppNav({ items, onTake }: AppNavProps) {
  return (
    <ul className="app-nav">
      {items.map((item) => (
        <li key={item.label}>
          <AppNavEntry item={item} onTake={onTake} />
        </li>
      ))}
    </ul>
  );
}

function AppNavEntry({
  item,
  onTake,
}: Pick<AppNavProps, "onTake"> & { readonly item: AppNavItem }) {
  const content = (
    <>
      <Icon name={item.icon} />
      {item.label}
    </>
  );
  if ("to" in item) {
    return (
      <NavLink to={item.to} end onClick={onTake}>
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
        onClick={onTake}
      >
        {content}
        <Icon name="external" className="app-nav-mark" />
        <span className="visually-hidden">, {t("ui.newTab")}</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        onTake?.();
        item.onSelect();
      }}
    >
      {content}
    </button>
  );
}
