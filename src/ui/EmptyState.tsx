import type { ReactNode } from "react";
import { Cloth } from "./Cloth.tsx";

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What will appear here and what to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The placeholder of an empty list or area: what will appear and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel = 3,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <Cloth pattern="warp" tone="thread" />
      <div className="empty-text">
        <Heading>{title}</Heading>
        {children && <p className="muted">{children}</p>}
        {action && <div className="row">{action}</div>}
      </div>
    </div>
  );
}
