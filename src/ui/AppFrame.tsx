import type { ReactNode } from "react";
import { word } from "../../contract/messages/controls.ts";
import { AppNav, type AppNavItem } from "./AppNav.tsx";
import { Avatar, type AvatarProps } from "./Avatar.tsx";
import { Cloth } from "./Cloth.tsx";
import { Icon } from "./Icon.tsx";
import { Mark } from "./Mark.tsx";
import { MAIN_ID, SkipLink } from "./SkipLink.tsx";

export interface AppFrameProps {
  /** Whose pages these are. */
  readonly person: AvatarProps & {
    /** The role in words, or a greeting. */
    readonly role: ReactNode;
  };
  readonly items: readonly AppNavItem[];
  /** Where the mark leads. */
  readonly home: string;
  readonly children: ReactNode;
}

/** The frame of the members' pages: a sidebar of 248 px; on a phone a bar with a menu. */
export function AppFrame({ person, items, home, children }: AppFrameProps) {
  const { role, ...avatar } = person;
  const block = (
    <div className="person">
      <Avatar {...avatar} />
      <p>
        <strong>{person.name}</strong>
        {role}
      </p>
    </div>
  );
  return (
    <>
      <SkipLink />
      <header className="app-top on-deep">
        <Mark to={home} />
        <details className="app-menu">
          <summary
            className="icon-btn icon-btn--bare"
            aria-label={word("menu")}
          >
            <Icon name="menu" />
          </summary>
          <div className="app-menu-panel">
            {block}
            <AppNav items={items} />
          </div>
        </details>
      </header>
      <div className="app">
        <aside className="sidebar on-deep" aria-label={word("account")}>
          <Mark to={home} />
          {block}
          <AppNav items={items} />
          <Cloth pattern="diamond" tone="deep" />
        </aside>
        <main className="app-main" id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
