import type { ReactNode } from "react";
import { t } from "../../contract/messages/index.ts";
import { Cloth, type ClothPattern, Drawing } from "./Cloth.tsx";
import { classNames } from "./class-names.ts";
import type { Elements } from "./elements.ts";
import { MAIN_ID } from "./focus.ts";

/** The layout of every page: skip link, header, main, optional side, footer. */
export function PageFrame({
  header,
  layout,
  side,
  children,
  footer,
}: {
  readonly header: Elements;
  /** How `main` and `side` are arranged: `app` for members' pages, `account` for account pages. */
  readonly layout?: "app" | "account" | undefined;
  /** Shown next to `main`; requires a `layout`. */
  readonly side?: Elements;
  readonly children: Elements;
  readonly footer?: Elements;
}) {
  const main = (
    <main className={layout && `${layout}-main`} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <div className={classNames("page", layout && `page--${layout}`)}>
      <a className="skip screen-only" href={`#${MAIN_ID}`}>
        {t("ui.skip")}
      </a>
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

/** Reserves a line for text that is loading. */
export const EMPTY_LINE = "\u00a0";

interface PageHeadProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A button or link on the right. */
  readonly action?: Elements;
}

/** The header of a page: the h1, a line of text and one action. */
export function PageHead({ title, children, action }: PageHeadProps) {
  return (
    <div className="row page-head">
      <div className="head-text">
        <h1 dir="auto">{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {action}
    </div>
  );
}

/** The header of a public page other than the landing page: the h1 and a picture on a green background. */
export function PageBanner({
  title,
  children,
  picture,
  band,
}: {
  readonly title: ReactNode;
  /** One or two sentences. */
  readonly children: ReactNode;
  readonly picture: "firm" | "people" | "learn" | "help" | "law";
  /** The pattern of the band that replaces the picture in a narrow window. */
  readonly band: ClothPattern;
}) {
  return (
    <div className="banner on-deep">
      <Cloth
        pattern={band}
        tone="gold-on-deep"
        className="banner-band screen-only"
      />
      <div className="wrap">
        <div className="banner-text">
          <h1>{title}</h1>
          <p>{children}</p>
        </div>
        <Drawing name={picture} className="banner-strips screen-only" />
      </div>
    </div>
  );
}
