import type { ReactNode } from "react";
import { PageFrame } from "../ui/PageFrame.tsx";
import { SessionEndedNotice } from "./session-ended-notice.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

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
