import { type Contact, contacts, webmailTo } from "../../content/contacts.ts";
import { ExternalLink } from "../../ui/ExternalLink.tsx";

export type ContactCardProps = {
  readonly contact: Contact;
  readonly headingLevel: 2 | 4;
};

/** A contact person by role, with a webmail link and a link to a professional network. */
export function ContactCard({ contact, headingLevel }: ContactCardProps) {
  const { role, city, helps, email, network } = contact;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="contact-card">
      <div className="contact-who">
        <Heading>{role}</Heading>
        <p className="small muted">{city}</p>
      </div>
      <p className="contact-helps">{helps}</p>
      <div className="contact-ways">
        <a className="contact-mail" href={`mailto:${email}`}>
          {email}
        </a>
        <ExternalLink href={webmailTo(email)} about={role}>
          {contacts.webmail}
        </ExternalLink>
        <ExternalLink href={network} about={role}>
          {contacts.network}
        </ExternalLink>
      </div>
    </article>
  );
}
