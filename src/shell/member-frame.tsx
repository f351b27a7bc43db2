import { type ReactNode, useState } from "react";
import { say } from "../../contract/messages/index.ts";
import { shell } from "../../contract/messages/shell.ts";
import { homeOf } from "../../contract/pages.ts";
import { pageExists } from "../routes.tsx";
import { AppFrame } from "../ui/AppFrame.tsx";
import { useLogout } from "./logout-context.tsx";
import { ManageAccount } from "./manage-account.tsx";
import { useMemberCard } from "./member-card.tsx";
import { memberNavItems } from "./member-nav-items.ts";
import { useSession } from "./session-context.tsx";

const words = shell.sidebar;

export type MemberFrameProps = {
  /** The business, once the page knows it; until then the email stands in. */
  readonly name?: string | undefined;
  /** The stored picture of the profile; left out by a page that knows nothing of it. */
  readonly avatarId?: string | null | undefined;
  readonly children: ReactNode;
};

/** The frame of the members' pages: sidebar and main (§2 Investor dashboard, Investee dashboard). */
export function MemberFrame({ name, avatarId, children }: MemberFrameProps) {
  const { email, userType } = useSession();
  const logout = useLogout();
  const card = useMemberCard(name, avatarId);
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <AppFrame
        person={{
          greeting: words.greeting,
          name: name || card.name || (email?.split("@")[0] ?? ""),
          role: userType === "investor" ? words.investor : words.investee,
          src: card.address ?? undefined,
          accept: "image/*",
          onChoose: card.choose,
          problem: card.problem && say(card.problem),
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
