import { about } from "../../content/about.ts";
import { contacts } from "../../content/contacts.ts";
import { Cloth } from "../../ui/Cloth.tsx";

const { title, role, place, lead, paragraphs, contact } = about.leader;

/** The biography of the leader of the firm's private enterprise team, identified by role. */
export function Leader() {
  return (
    <section className="band leader">
      <div className="wrap split">
        <div className="split-head">
          <h2>{title}</h2>
          <div className="leader-card">
            <Cloth pattern="diamond" tone="gold-on-green" />
            <h3>{role}</h3>
            <p className="muted">{place}</p>
            <p>
              <a href={`mailto:${contacts.lead.email}`}>{contact}</a>
            </p>
          </div>
        </div>
        <div className="leader-words">
          <blockquote>{lead}</blockquote>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="leader-life">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
