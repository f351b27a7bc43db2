import { useId } from "react";
import { pages } from "../../../contract/pages.ts";
import { supportMachine } from "../../../machines/support/chart.ts";
import { SiteFrame } from "../../app/site-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { firm } from "../../content/firm.ts";
import { linkTo, support } from "../../content/support.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { PageBanner } from "../../ui/PageFrame.tsx";
import "./support.css";

/** /support: common questions, and how to contact the firm. */
export default function SupportPage() {
  const [snapshot, send] = useChart(supportMachine, {});
  const isRevealed = snapshot.hasTag("revealed");
  const contactId = useId();
  return (
    <SiteFrame>
      <PageBanner title={support.title} picture="help" band="weave">
        {support.text}
      </PageBanner>
      <div className="wrap split support">
        <div className="stack support-contact">
          <p className="muted">{support.contactText}</p>
          <Button
            icon="chat"
            aria-expanded={isRevealed}
            aria-controls={contactId}
            onClick={() => send({ type: "contact.toggled" })}
          >
            {support.contact}
          </Button>
          <div id={contactId} role="status">
            {isRevealed && <ContactDetails />}
          </div>
          <div>
            <p className="small muted">{support.people}</p>
            {[pages.contact, pages.accessibility].map(({ path, title }) => (
              <div key={path}>
                <Link className="tap plain-link more screen-only" to={path}>
                  <span>{title}</span>
                  <Icon name="arrowRight" />
                </Link>
              </div>
            ))}
          </div>
        </div>
        <SupportQuestions />
      </div>
    </SiteFrame>
  );
}

function ContactDetails() {
  const { supportEmail, supportPhone, hours } = firm;
  return (
    <div className="support-contact-details">
      <h2>{support.contactTitle}</h2>
      <p className="row">
        <Icon name="mail" />
        <span className="muted">{support.emailLabel}</span>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <p className="row">
        <Icon name="phone" />
        <span className="muted">{support.phoneLabel}</span>
        <a className="num" dir="ltr" href={`tel:${supportPhone.dialled}`}>
          {supportPhone.shown}
        </a>
      </p>
      <p className="row small muted">
        <span>{hours}</span>
      </p>
    </div>
  );
}

function SupportQuestions() {
  return (
    <div className="support-groups" id={support.questionsId}>
      {support.groups.map(({ title, questions }) => (
        <section key={title} className="support-questions">
          <h2>{title}</h2>
          <dl>
            {questions.map((entry) => {
              const link = entry.page && linkTo(entry);
              return (
                <div key={entry.question}>
                  <dt>{entry.question}</dt>
                  <dd className="muted">
                    <p>{entry.answer}</p>
                    {link && (
                      <Link
                        className="tap plain-link more screen-only"
                        to={link.to}
                      >
                        <span>{link.title}</span>
                        <Icon name="arrowRight" />
                      </Link>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
