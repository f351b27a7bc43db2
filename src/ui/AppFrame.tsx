import type { ReactNode } from "react";
import { word } from "../../contract/messages/controls.ts";
import { AppMenu } from "./AppMenu.tsx";
import { AppNav, type AppNavItem } from "./AppNav.tsx";
import { Avatar, type AvatarProps } from "./Avatar.tsx";
import { Cloth } from "./Cloth.tsx";
import { Mark } from "./Mark.tsx";
import { MAIN_ID, SkipLink } from "./SkipLink.tsx";

export interface AppFrameProps {
  /** Whose pages these are. */
  readonly person: AvatarProps & {
    /** Stands before the name. */
    readonly greeting?: ReactNode;
    /** The role in words. */
    readonly role: ReactNode;
    /** What was wrong with a chosen picture. */
    readonly problem?: ReactNode;
  };
  readonly items: readonly AppNavItem[];
  /** Where the mark leads. */
  readonly home: string;
  readonly children: ReactNode;
}

/** The frame of the members' pages: a sidebar of 248 px; on a phone a bar with a menu. */
export function AppFrame({ person, items, home, children }: AppFrameProps) {
  const { greeting, role, problem, ...avatar } = person;
  const block = (
    <div className="person">
      <Avatar {...avatar} />
      <p>
        {greeting}
        <strong>{person.name}</strong>
        {role}
      </p>
      {problem && (
        <p className="person-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
  return (
    <>
      <SkipLink />
      <header className="app-top on-deep">
        <Mark to={home} />
        <AppMenu>
          {block}
          <AppNav items={items} label={word("menu")} />
        </AppMenu>
      </header>
      <div className="app">
        <aside className="sidebar on-deep" aria-label={word("yourAccount")}>
          <div className="sidebar-sheet">
            <Mark to={home} />
            {block}
            <AppNav items={items} />
            <Cloth pattern="diamond" tone="deep" />
          </div>
        </aside>
        <main className="app-main" id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
