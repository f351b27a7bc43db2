import { useId } from "react";
import { pages } from "../../../contract/pages.ts";
import { supportMachine } from "../../../machines/support.ts";
import { firm } from "../../content/firm.ts";
import { support } from "../../content/support.ts";
import { SiteFrame } from "../../shell/site-frame.tsx";
import { useChart } from "../../shell/use-chart.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import "./support.css";

/** /support: first questions, and how to reach the firm (§2 Support). */
export default function SupportPage() {
  const [snapshot, send] = useChart(supportMachine);
  const isRevealed = snapshot.hasTag("revealed");
  const contact = useId();
  return (
    <SiteFrame>
      <title>{`${pages.support.title} | Ubia`}</title>
      <div className="wrap support">
        <PageHead title={support.title}>{support.text}</PageHead>
        <section className="support-contact" aria-label={support.contact}>
          <Button
            icon="chat"
            aria-expanded={isRevealed}
            aria-controls={contact}
            onClick={() => send({ type: "contact.asked" })}
          >
            {support.contact}
          </Button>
          <div id={contact} role="status">
            {isRevealed && <ContactLines />}
          </div>
        </section>
        <section className="support-questions">
          <h2>{support.questionsTitle}</h2>
          <dl>
            {support.questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </SiteFrame>
  );
}

function ContactLines() {
  const { supportEmail, supportPhone, hours } = firm;
  return (
    <div className="support-lines">
      <h2>{support.contactTitle}</h2>
      <p>
        <Icon name="mail" />
        <span className="muted">{support.emailLabel}</span>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <p>
        <Icon name="phone" />
        <span className="muted">{support.phoneLabel}</span>
        <a className="num" href={`tel:${supportPhone.dialled}`}>
          {supportPhone.shown}
        </a>
      </p>
      <p className="small muted">{hours}</p>
    </div>
  );
}
