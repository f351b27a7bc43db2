import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

export interface PersonProps extends AvatarProps {
  /** Shown before the name. */
  readonly greeting?: ReactNode;
  /** The role in words. */
  readonly role: ReactNode;
  /** What was wrong with a chosen picture. */
  readonly problem?: ReactNode;
}

/** Picture, name and role of the member whose pages these are. */
export function Person({ greeting, role, problem, ...avatar }: PersonProps) {
  return (
    <div className="person">
      <Avatar {...avatar} />
      <p>
        {greeting}
        <strong>{avatar.name}</strong>
        {role}
      </p>
      {problem && (
        <p className="person-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
