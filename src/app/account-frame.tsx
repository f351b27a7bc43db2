import type { ReactNode } from "react";
import { accountPages } from "../content/account-pages.ts";
import { SiteHeader } from "../flows/navbar/site-header.tsx";
import { AccountSide, PageFrame } from "../ui/PageFrame.tsx";

export type AccountFrameProps = {
  /** The copy next to the picture. */
  readonly page: keyof typeof accountPages.pages;
  readonly children: ReactNode;
};

/** The layout of login, registration, verification and passwords: navbar, picture with text, and the form. */
export function AccountFrame({ page, children }: AccountFrameProps) {
  return (
    <PageFrame
      layout="account"
      header={<SiteHeader quiet />}
      side={
        <AccountSide
          {...accountPages.pages[page]}
          picture={accountPages.picture}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
