import { accountPages } from "../content/account-pages.ts";
import { SiteHeader } from "../flows/navbar/site-header.tsx";
import { Cloth, Drawing } from "../ui/Cloth.tsx";
import type { Elements } from "../ui/elements.ts";
import { PageFrame } from "../ui/PageFrame.tsx";

type AccountFrameProps = {
  /** Selects the text next to the picture, and the pattern that replaces the picture and the text on a phone. */
  readonly page: keyof typeof accountPages.pages;
  readonly children: Elements;
};

/**
 * The layout of the login, registration, verification and password pages: navbar, picture with text, and the form. On a
 * phone, a thin patterned band replaces the picture and the text.
 */
export function AccountFrame({ page, children }: AccountFrameProps) {
  const { title, text, band } = accountPages.pages[page];
  const side = (
    <aside className="account-side on-deep screen-only">
      <div className="account-side-content">
        <Drawing
          name="tall"
          label={accountPages.picture}
          className="account-side-picture"
        />
        <div className="account-side-text">
          <p className="account-side-title">{title}</p>
          <p>{text}</p>
        </div>
        <Cloth pattern={band} tone="gold-on-deep" />
      </div>
    </aside>
  );
  return (
    <PageFrame layout="account" header={<SiteHeader quiet />} side={side}>
      {children}
    </PageFrame>
  );
}
