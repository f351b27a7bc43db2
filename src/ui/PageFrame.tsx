import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "./SkipLink.tsx";

export interface PageFrameProps {
  /** The site's header. */
  readonly header: ReactNode;
  readonly children: ReactNode;
  /** The site's footer. */
  readonly footer: ReactNode;
}

/** The frame of a public page: skip link, header, main, footer. */
export function PageFrame({ header, children, footer }: PageFrameProps) {
  return (
    <div className="page">
      <SkipLink />
      {header}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
