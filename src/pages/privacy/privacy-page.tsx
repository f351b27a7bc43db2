import { SiteFrame } from "../../app/site-frame.tsx";
import { firm } from "../../content/firm.ts";
import { privacy } from "../../content/privacy.ts";
import { privacyStatements } from "../../content/privacy-statements.ts";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { PageBanner } from "../../ui/PageFrame.tsx";
import "./privacy.css";

const { statements, terms, notice } = privacy;

/** /privacy-policy: statements per country, terms and privacy notice. */
export default function PrivacyPage() {
  return (
    <SiteFrame>
      <PageBanner title={privacy.title} picture="law" band="marks">
        {privacy.text}
      </PageBanner>
      <div className="wrap split privacy">
        <nav
          className="privacy-contents screen-only"
          aria-label={privacy.contents}
        >
          <ul>
            {[statements, terms, notice].map(({ id, title }) => (
              <li key={id}>
                <a className="plain-link" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="privacy-text">
          <section id={statements.id} className="stack">
            <h2>{statements.title}</h2>
            <p>{statements.text}</p>
            <ul className="privacy-countries">
              {privacyStatements.map(({ country, href }) => (
                <li key={country}>
                  <ExternalLink href={href}>{country}</ExternalLink>
                </li>
              ))}
            </ul>
          </section>
          {[terms, notice].map(({ id, title, sections }) => (
            <section key={id} id={id} className="stack">
              <h2>{title}</h2>
              {Object.entries<readonly string[]>(sections).map(
                ([heading, paragraphs]) => (
                  <div key={heading} className="stack stack--3">
                    <h3>{heading}</h3>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                ),
              )}
            </section>
          ))}
          <p>
            <span>{`${privacy.contact} `}</span>
            <a href={`mailto:${firm.supportEmail}`}>{firm.supportEmail}</a>
          </p>
        </div>
      </div>
    </SiteFrame>
  );
}
