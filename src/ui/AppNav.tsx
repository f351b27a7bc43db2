import { NavLink } from "react-router-dom";
import { word } from "../../contract/messages/controls.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface Entry {
  readonly label: string;
  readonly icon: IconName;
}

/** An entry leads to a page of the app (`to`), out of it (`href`), or does something (`onSelect`). */
export type AppNavItem =
  | (Entry & { readonly to: string })
  | (Entry & { readonly href: string })
  | (Entry & { readonly onSelect: () => void });

export interface AppNavProps {
  readonly items: readonly AppNavItem[];
  /** Tells one navigation of a page from another. */
  readonly label?: string | undefined;
}

/** The navigation of the members' pages; marks the page one is on. */
export function AppNav({ items, label = word("account") }: AppNavProps) {
  return (
    <nav className="app-nav" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <AppNavEntry item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AppNavEntry({ item }: { readonly item: AppNavItem }) {
  const content = (
    <>
      <Icon name={item.icon} />
      {item.label}
    </>
  );
  if ("to" in item) {
    return (
      <NavLink to={item.to} end>
        {content}
      </NavLink>
    );
  }
  if ("href" in item) {
    return (
      <a href={item.href} target="_blank" rel="noopener noreferrer">
        {content}
        <Icon name="external" className="app-nav-mark" />
        <span className="visually-hidden">, {word("newTab")}</span>
      </a>
    );
  }
  return (
    <button type="button" onClick={item.onSelect}>
      {content}
    </button>
  );
}
