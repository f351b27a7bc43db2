import type { ReactNode } from "react";
import { accountDoors } from "../content/account-doors.ts";
import { DoorSide } from "../ui/DoorSide.tsx";
import { PageFrame } from "../ui/PageFrame.tsx";
import { SiteHeader } from "./site-header.tsx";

export type AccountFrameProps = {
  /** Which words stand beside the cloth. */
  readonly page: keyof typeof accountDoors.pages;
  readonly children: ReactNode;
};

/** The frame of login, registration, verification and passwords: navbar, cloth and words, and the form beside them. */
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
