import { type ReactNode, useState } from "react";
import { shell } from "../../contract/messages/shell.ts";
import { homeOf } from "../../contract/pages.ts";
import { pageExists } from "../routes.tsx";
import { AppFrame } from "../ui/AppFrame.tsx";
import { useLogout } from "./logout-context.tsx";
import { ManageAccount } from "./manage-account.tsx";
import { memberNavItems } from "./member-nav-items.ts";
import { useSession } from "./session-context.tsx";

const words = shell.sidebar;

export type MemberFrameProps = {
  /** The business, once the page knows it; until then the email stands in. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
};

/** The frame of the members' pages: sidebar and main (§2 Investor dashboard, Investee dashboard). */
export function MemberFrame({ name, children }: MemberFrameProps) {
  const { email, userType } = useSession();
  const logout = useLogout();
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <AppFrame
        person={{
          name: name || (email ?? ""),
          role: userType === "investor" ? words.investor : words.investee,
        }}
        items={memberNavItems({
          userType,
          exists: pageExists,
          onManageAccount: () => setManaging(true),
          onLogout: logout,
        })}
        home={homeOf(userType)}
      >
        {children}
      </AppFrame>
      <ManageAccount open={isManaging} onClose={() => setManaging(false)} />
    </>
  );
}
