import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { SiteFrame } from "../../app/site-frame.tsx";
import { about } from "../../content/about.ts";
import { contacts } from "../../content/contacts.ts";
import { footprint } from "../../content/footprint.ts";
import { useSession } from "../../flows/session/session-context.tsx";
import { Band, Benefits } from "../../ui/Band.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Cloth, Drawing } from "../../ui/Cloth.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageBanner } from "../../ui/PageFrame.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Table, TableCell, TableRow } from "../../ui/Table.tsx";
import { Offices } from "../offices.tsx";
import "./about.css";

const { title, text, segments, needs, experience, value, leader, invitation } =
  about;

/** /about: target segments, needs, experience, value proposition, footprint, leader and invitation. */
export default function AboutPage() {
  return (
    <SiteFrame>
      <PageBanner title={title} picture="firm" band="diamond">
        {text}
      </PageBanner>
      <Benefits {...segments} />
      <StakeholderNeeds />
      <Experience />
      <ValueProposition />
      <Footprint />
      <Leader />
      <Invitation />
    </SiteFrame>
  );
}

function StakeholderNeeds() {
  const { title, text, who, need, answer, entries } = needs;
  return (
    <Band title={title} text={text} className="band--sunk about-needs">
      <Panel>
        <Table
          label={title}
          columns={[{ label: who }, { label: need }, { label: answer }]}
        >
          {entries.map((entry) => (
            <TableRow key={entry.who}>
              <TableCell kind="name">{entry.who}</TableCell>
              <TableCell label={need} full>
                {entry.need}
              </TableCell>
              <TableCell label={answer} full>
                {entry.answer}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      </Panel>
    </Band>
  );
}

function Experience() {
  const { title, text, picture, entries } = experience;
  return (
    <Band
      title={title}
      text={text}
      aside={
        <Drawing name="ring" label={picture} className="experience-ring" />
      }
      split
    >
      <ol className="entries experience-steps">
        {entries.map((entry) => (
          <li key={entry.title}>
            <h3>{entry.title}</h3>
            <p>{entry.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function ValueProposition() {
  return (
    <Band title={value.title} text={value.text} className="on-deep">
      <div className="value-sides">
        {value.sides.map((side) => (
          <section key={side.title}>
            <h3>{side.title}</h3>
            <p className="value-promise">{side.promise}</p>
            <ul>
              {side.points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}

function Footprint() {
  return (
    <Band title={footprint.title} text={footprint.text}>
      <div className="footprint">
        {footprint.regions.map(({ name, countries, image }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {countries.map((country) => (
                <li key={country.name} className="stack">
                  <Drawing name={image} />
                  <div>
                    <strong>{country.name}</strong>
                    <span className="small muted">
                      {[country.city, country.utcOffset].join(t("ui.comma"))}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="split footprint-offices">
        <h3>{footprint.head}</h3>
        <Offices />
      </section>
    </Band>
  );
}

function Leader() {
  return (
    <Band
      title={leader.title}
      aside={
        <div className="leader-card">
          <Cloth pattern="diamond" tone="gold-on-green" />
          <h3>{leader.role}</h3>
          <p>{leader.city}</p>
          <a className="tap" href={`mailto:${contacts.lead.email}`}>
            {leader.contact}
          </a>
        </div>
      }
      className="band--sunk"
      split
    >
      <div className="stack leader-text">
        <blockquote>{leader.lead}</blockquote>
        {leader.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}

function Invitation() {
  const hasToken = useSession().token !== null;
  return (
    <section className="band">
      <div className="wrap row about-contact">
        <div>
          <h2>{invitation.title}</h2>
          <p>{invitation.text}</p>
        </div>
        <div className="row">
          {!hasToken && (
            <LinkButton className="visitor-only" to={pages.register.path}>
              {invitation.join}
            </LinkButton>
          )}
          <LinkButton variant="outline" to={pages.contact.path}>
            {invitation.contact}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
