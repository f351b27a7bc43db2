import type { ReactNode } from "react";

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A button or link on the right. */
  readonly action?: ReactNode;
}

/** The header of a page: the h1, a line of text and one action. */
export function PageHead({ title, children, action }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="page-head-text">
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {action}
    </div>
  );
}
