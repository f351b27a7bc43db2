import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

export interface PersonProps extends AvatarProps {
  /** Shown before the name. */
  readonly greeting?: ReactNode;
  /** The role in words. */
  readonly role: ReactNode;
  /** The error of a rejected picture. */
  readonly problem?: ReactNode;
}

/** Picture, name and role of the signed-in member. */
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
