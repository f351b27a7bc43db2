import { Link } from "react-router-dom";
import { pages } from "../../../contract/pages.ts";
import { SiteFrame } from "../../app/site-frame.tsx";
import { contacts } from "../../content/contacts.ts";
import { firm } from "../../content/firm.ts";
import { footprint } from "../../content/footprint.ts";
import { Cloth } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageBanner } from "../../ui/PageFrame.tsx";
import { ContactCard } from "./contact-card.tsx";
import "./contact.css";

const { lead, regions, support } = contacts;

/** /contact: the lead partner, and contacts by region. */
export default function ContactPage() {
  return (
    <SiteFrame>
      <title>{`${pages.contact.title} | Ubia`}</title>
      <PageBanner title={contacts.title} cut="people" band="path">
        {contacts.text}
      </PageBanner>
      <section className="contact-lead">
        <div className="wrap">
          <Cloth pattern="diamond" tone="gold-on-green" />
          <ContactCard contact={lead} headingLevel={2} />
        </div>
      </section>
      <section className="band">
        <div className="wrap">
          <div className="band-head">
            <h2>{contacts.regionsTitle}</h2>
            <p>{contacts.regionsText}</p>
          </div>
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
        </div>
      </section>
      <section className="band contact-places">
        <div className="wrap">
          <section>
            <h2>{footprint.head}</h2>
            <ul className="contact-offices">
              {firm.offices.map(({ city, address, map }) => (
                <li key={city}>
                  <h3>{city}</h3>
                  <p>{address}</p>
                  <ExternalLink href={map} about={city}>
                    {footprint.map}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{support.title}</h2>
            <p>{support.text}</p>
            <Link className="more" to={pages.support.path}>
              {support.link}
              <Icon name="arrowRight" />
            </Link>
          </section>
        </div>
      </section>
    </SiteFrame>
  );
}
