import type { ReactNode } from "react";
import { accountDoors } from "../content/account-doors.ts";
import { SiteHeader } from "../flows/navbar/site-header.tsx";
import { DoorSide, PageFrame } from "../ui/PageFrame.tsx";

export type AccountFrameProps = {
  /** The texts next to the picture. */
  readonly page: keyof typeof accountDoors.pages;
  readonly children: ReactNode;
};

/** The layout of login, registration, verification and passwords: navbar, picture with text, and the form. */
export function AccountFrame({ page, children }: AccountFrameProps) {
  return (
    <PageFrame
      layout="door"
      header={<SiteHeader quiet />}
      side={
        <DoorSide
          {...accountDoors.pages[page]}
          picture={accountDoors.picture}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
