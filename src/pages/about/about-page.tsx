import { pages } from "../../../contract/pages.ts";
import { SiteFrame } from "../../app/site-frame.tsx";
import { about } from "../../content/about.ts";
import { useSession } from "../../flows/session/session-context.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Cloth } from "../../ui/Cloth.tsx";
import { PageBanner } from "../../ui/PageFrame.tsx";
import { Experience } from "./experience.tsx";
import { Footprint } from "./footprint.tsx";
import { Leader } from "./leader.tsx";
import { StakeholderNeeds } from "./stakeholder-needs.tsx";
import { ValueProposition } from "./value-proposition.tsx";
import "./about.css";

const { title, text, segments, close } = about;

/** /about: target segments, needs, 360 experience, value proposition, footprint and leader. */
export default function AboutPage() {
  return (
    <SiteFrame>
      <title>{`${pages.about.title} | Ubia`}</title>
      <PageBanner title={title} cut="firm" band="diamond">
        {text}
      </PageBanner>
      <section className="band">
        <div className="wrap split">
          <div className="split-head">
            <h2>{segments.title}</h2>
            <p className="muted">{segments.text}</p>
          </div>
          <ul className="benefits">
            {segments.entries.map((segment) => (
              <li key={segment.title}>
                <Cloth pattern={segment.pattern} tone={segment.tone} tile />
                <div>
                  <h3>{segment.title}</h3>
                  <p>{segment.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <StakeholderNeeds />
      <Experience />
      <ValueProposition />
      <Footprint />
      <Leader />
      <Invitation />
    </SiteFrame>
  );
}

/** The invitation to register, for visitors only. */
function Invitation() {
  const hasToken = useSession().token !== null;
  return (
    <section className="band about-close">
      <div className="wrap">
        <div>
          <h2>{close.title}</h2>
          <p className="muted">{close.text}</p>
        </div>
        <div className="row">
          {!hasToken && (
            <LinkButton to={pages.register.path}>{close.join}</LinkButton>
          )}
          <LinkButton variant="second" to={pages.contact.path}>
            {close.contact}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
