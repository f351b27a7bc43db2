import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { MAIN_ID, SkipLink } from "./SkipLink.tsx";

export interface PageFrameProps {
  /** The site's header. */
  readonly header: ReactNode;
  /** How `main` and `side` are arranged: `app` for members' pages, `door` for account pages. */
  readonly layout?: "app" | "door" | undefined;
  /** Shown next to `main`; requires a `layout`. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
  /** The site's footer. */
  readonly footer?: ReactNode;
}

/** The layout of every page: skip link, header, main, optional side, footer. */
export function PageFrame({
  header,
  layout,
  side,
  children,
  footer,
}: PageFrameProps) {
  const main = (
    <main className={layout && `${layout}-main`} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <div className={classNames("page", layout && `page--${layout}`)}>
      <SkipLink />
      {header}
      {layout ? (
        <div className={layout}>
          {side}
          {main}
        </div>
      ) : (
        main
      )}
      {footer}
    </div>
  );
}
