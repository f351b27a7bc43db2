import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { MAIN_ID, SkipLink } from "./SkipLink.tsx";

export interface PageFrameProps {
  /** The site's header. */
  readonly header: ReactNode;
  /** How the main part shares the page with `side`: `app` for members, `door` for the account pages. */
  readonly layout?: "app" | "door" | undefined;
  /** Beside the main part, in a layout only. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
  /** The site's footer. */
  readonly footer?: ReactNode;
}

/** The frame of every page: skip link, header, main with what is beside it, footer. */
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
