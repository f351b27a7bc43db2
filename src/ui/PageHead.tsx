import type { ReactNode } from "react";

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A button or link at the right. */
  readonly action?: ReactNode;
}

/** The head of a page: its one h1, a line of text, one action. */
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
