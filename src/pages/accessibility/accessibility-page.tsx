import { SiteFrame } from "../../app/site-frame.tsx";
import { accessibility } from "../../content/accessibility.ts";
import { firm } from "../../content/firm.ts";
import { PageBanner } from "../../ui/PageFrame.tsx";
import "../privacy/privacy.css";

const { supportEmail, supportPhone } = firm;

/** /accessibility: the accessibility statement, and how to report a problem. */
export default function AccessibilityPage() {
  return (
    <SiteFrame>
      <PageBanner title={accessibility.title} picture="people" band="diamond">
        {accessibility.text}
      </PageBanner>
      <div className="wrap privacy privacy-text">
        {Object.entries<readonly string[]>(accessibility.sections).map(
          ([heading, paragraphs]) => (
            <section key={heading} className="stack">
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ),
        )}
        <p className="row">
          <a className="tap last-address" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          <a className="tap num" dir="ltr" href={`tel:${supportPhone.dialled}`}>
            {supportPhone.shown.replaceAll(" ", "\u00a0")}
          </a>
        </p>
      </div>
    </SiteFrame>
  );
}
