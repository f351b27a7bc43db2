import { t } from "../../contract/messages/index.ts";
import { manageAccountMachine } from "../../machines/manage-account/chart.ts";
import { ManageAccount } from "../flows/account-sessions/manage-account.tsx";
import { MemberCard } from "../flows/member-card/member-card.tsx";
import { SiteHeader, useSiteNavItems } from "../flows/navbar/site-header.tsx";
import { useSession } from "../flows/session/session-context.tsx";
import { AppNav } from "../ui/AppNav.tsx";
import { Cloth } from "../ui/Cloth.tsx";
import type { Elements } from "../ui/elements.ts";
import { PageFrame } from "../ui/PageFrame.tsx";
import { itemsOutsideNavbar, memberNavItems } from "./member-nav-items.ts";
import { useChart } from "./use-chart.ts";

/**
 * The layout of the members' pages: navbar, sidebar and content. In a narrow window, the sidebar's entries are in the
 * navbar's menu. A page that has just ended the session has no sidebar, and no account entries in the menu.
 */
export function MemberFrame({ children }: { readonly children: Elements }) {
  const { token, userType } = useSession();
  const [account, sendAccount] = useChart(manageAccountMachine, {});
  const items = memberNavItems({
    userType,
    onManageAccount: () => sendAccount({ type: "account.opened" }),
  });
  const navbar = useSiteNavItems();
  const isMember = token !== null;
  const label = t("ui.yourAccount");
  return (
    <>
      <PageFrame
        layout="app"
        header={
          <SiteHeader
            account={
              isMember
                ? (onChooseEntry) => (
                    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
                    <div
                      role="group"
                      className="account-menu on-deep"
                      aria-label={label}
                    >
                      <MemberCard />
                      <AppNav
                        items={itemsOutsideNavbar(navbar, items)}
                        onChooseEntry={onChooseEntry}
                      />
                    </div>
                  )
                : undefined
            }
          />
        }
        side={
          isMember && (
            <aside className="sidebar on-deep screen-only" aria-label={label}>
              <div className="sidebar-sheet">
                <MemberCard />
                <nav aria-label={t("ui.account")}>
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
      <ManageAccount
        open={account.hasTag("open")}
        onClose={() => sendAccount({ type: "account.closed" })}
      />
    </>
  );
}
