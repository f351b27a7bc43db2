import type { ReactNode } from "react";
import { SiteHeader } from "../flows/navbar/site-header.tsx";
import { SessionEndedNotice } from "../flows/session/session-ended-notice.tsx";
import { PageFrame } from "../ui/PageFrame.tsx";
import { SiteFooter } from "./site-footer.tsx";

export type SiteFrameProps = { readonly children: ReactNode };

/** The layout of the public pages: navbar, content, footer. */
export function SiteFrame({ children }: SiteFrameProps) {
  return (
    <PageFrame header={<SiteHeader />} footer={<SiteFooter />}>
      <SessionEndedNotice />
      {children}
    </PageFrame>
  );
}
