import type { ReactNode } from "react";
import { PageFrame } from "../ui/PageFrame.tsx";
import { SessionFarewell } from "./session-farewell.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export type SiteFrameProps = { readonly children: ReactNode };

/** The frame of the public pages: navbar, content, footer. */
export function SiteFrame({ children }: SiteFrameProps) {
  return (
    <PageFrame header={<SiteHeader />} footer={<SiteFooter />}>
      <SessionFarewell />
      {children}
    </PageFrame>
  );
}
