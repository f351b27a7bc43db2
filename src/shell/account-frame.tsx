import type { ReactNode } from "react";
import { pages } from "../../contract/pages.ts";
import { accountDoors } from "../content/account-doors.ts";
import { DoorFrame } from "../ui/DoorFrame.tsx";

export type AccountFrameProps = {
  /** Which words stand beside the cloth. */
  readonly page: keyof typeof accountDoors.pages;
  readonly children: ReactNode;
};

/** The frame of login, registration, verification and passwords: cloth and words on one side, the form on the other. */
export function AccountFrame({ page, children }: AccountFrameProps) {
  return (
    <DoorFrame
      {...accountDoors.pages[page]}
      picture={accountDoors.picture}
      home={pages.home.path}
    >
      {children}
    </DoorFrame>
  );
}
