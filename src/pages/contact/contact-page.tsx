import { pages } from "../../../contract/pages.ts";
import { SiteFrame } from "../../app/site-frame.tsx";
import { type Contact, contacts, webmailLink } from "../../content/contacts.ts";
import { footprint } from "../../content/footprint.ts";
import { Band } from "../../ui/Band.tsx";
import { Cloth } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { PageBanner } from "../../ui/PageFrame.tsx";
import { Offices } from "../offices.tsx";
import "./contact.css";

const { lead, regions, support } = contacts;

/** /contact: the lead partner, and contacts by region. */
export default function ContactPage() {
  return (
    <SiteFrame>
      <PageBanner title={contacts.title} picture="people" band="path">
        {contacts.text}
      </PageBanner>
      <section className="contact-lead">
        <div className="wrap">
          <Cloth pattern="diamond" tone="gold-on-green" />
          <ContactCard contact={lead} headingLevel={2} />
        </div>
      </section>
      <Band title={contacts.regionsTitle} text={contacts.regionsText}>
        <div className="contact-regions">
          {regions.map(({ name, contacts: people }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ul>
                {people.map((contact) => (
                  <li key={contact.email}>
                    <ContactCard contact={contact} headingLevel={4} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Band>
      <section className="band band--sunk">
        <div className="wrap contact-offices">
          <section>
            <h2>{footprint.head}</h2>
            <Offices />
          </section>
          <section>
            <h2>{support.title}</h2>
            <p>{support.text}</p>
            <Link className="tap plain-link more" to={pages.support.path}>
              <span>{support.link}</span>
              <Icon name="arrowRight" />
            </Link>
          </section>
        </div>
      </section>
    </SiteFrame>
  );
}

function ContactCard({
  contact: { role, city, topics, email, network },
  headingLevel,
}: {
  readonly contact: Contact;
  readonly headingLevel: 2 | 4;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="stack stack--2 contact-card">
      <div className="contact-role">
        <Heading>{role}</Heading>
        <p className="small muted">{city}</p>
      </div>
      <p>{topics}</p>
      <div className="row contact-links">
        <a className="tap contact-mail" href={`mailto:${email}`}>
          {email}
        </a>
        <ExternalLink className="tap" href={webmailLink(email)} about={role}>
          {contacts.webmail}
        </ExternalLink>
        <ExternalLink className="tap" href={network} about={role}>
          {contacts.network}
        </ExternalLink>
      </div>
    </article>
  );
}
