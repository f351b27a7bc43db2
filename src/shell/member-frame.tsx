import { type ReactNode, useState } from "react";
import { word } from "../../contract/messages/controls.ts";
import { say } from "../../contract/messages/index.ts";
import { shell } from "../../contract/messages/shell.ts";
import { AppNav } from "../ui/AppNav.tsx";
import { Cloth } from "../ui/Cloth.tsx";
import { PageFrame } from "../ui/PageFrame.tsx";
import { Person } from "../ui/Person.tsx";
import { ManageAccount } from "./manage-account.tsx";
import { useMemberCard } from "./member-card.tsx";
import { itemsBeside, memberNavItems } from "./member-nav-items.ts";
import { useSession } from "./session-context.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useSiteNavItems } from "./use-site-nav-items.ts";

const words = shell.sidebar;

export type MemberFrameProps = {
  /** The business, once the page knows it; until then the email stands in. */
  readonly name?: string | undefined;
  /** The stored picture of the profile; left out by a page that knows nothing of it. */
  readonly avatarId?: string | null | undefined;
  readonly children: ReactNode;
};

/**
 * The frame of the members' pages: navbar, sidebar and main (§2 Investor dashboard, Investee dashboard). In a narrow
 * window the navbar's menu holds what the sidebar has. Without a session, on a page that has just ended it, both leave
 * out what belongs to the account.
 */
export function MemberFrame({ name, avatarId, children }: MemberFrameProps) {
  const { token, email, userType } = useSession();
  const card = useMemberCard(name, avatarId);
  const [isManaging, setManaging] = useState(false);
  const items = memberNavItems({
    userType,
    onManageAccount: () => setManaging(true),
  });
  const navbar = useSiteNavItems();
  const person = (
    <Person
      greeting={words.greeting}
      name={name || card.name || (email?.split("@")[0] ?? "")}
      role={userType === "investor" ? words.investor : words.investee}
      src={card.address ?? undefined}
      accept="image/*"
      onChoose={card.choose}
      problem={card.problem && say(card.problem)}
    />
  );
  const isMember = token !== null;
  const label = word("yourAccount");
  return (
    <>
      <PageFrame
        layout="app"
        header={
          <SiteHeader
            account={
              isMember
                ? (onTake) => (
                    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
                    <div
                      role="group"
                      className="account-menu on-deep"
                      aria-label={label}
                    >
                      {person}
                      <AppNav
                        items={itemsBeside(navbar, items)}
                        onTake={onTake}
                      />
                    </div>
                  )
                : undefined
            }
          />
        }
        side={
          isMember && (
            <aside className="sidebar on-deep" aria-label={label}>
              <div className="sidebar-sheet">
                {person}
                <nav aria-label={word("account")}>
                  <AppNav items={items} />
                </nav>
              </div>
              <Cloth pattern="diamond" tone="deep" />
            </aside>
          )
        }
      >
        {children}
      </PageFrame>
      <ManageAccount open={isManaging} onClose={() => setManaging(false)} />
    </>
  );
}
