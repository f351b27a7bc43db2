import { Link } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { Programme } from "../../../contract/programmes.ts";
import { firm } from "../../content/firm.ts";
import { programmeCategories } from "../../content/programmes/categories.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { ProgrammeDescription } from "../programmes/programme-description.tsx";
import { enquiryLink } from "./enquiry-mail.ts";
import type { EnquiryState } from "./use-enquiry.ts";
import "./enquiry.css";

/** The modal of Book / Enquire, and of Learn More for members: the programme, the offices and the prefilled mail. */
export function EnquiryDialog({ snapshot, send }: EnquiryState) {
  const { programme, isMember, note } = snapshot.context;
  return (
    <Dialog
      open={snapshot.hasTag("open")}
      onClose={() => send({ type: "enquiry.closed" })}
      title={
        programme && !isPaid(programme)
          ? t("enquiry.about")
          : t("enquiry.title")
      }
      wide
      actions={
        programme && (
          <>
            <SendLink
              programme={programme}
              isWebmail={snapshot.hasTag("webmail")}
              onOpen={() => send({ type: "mail.opened" })}
            />
            {snapshot.can({ type: "card.chosen" }) && (
              <Button
                variant="second"
                icon="card"
                onClick={() => send({ type: "card.chosen" })}
              >
                {t("enquiry.pay")}
              </Button>
            )}
          </>
        )
      }
    >
      {programme && (
        <>
          <Summary programme={programme} />
          <Offices />
          {programme.price && !isMember && (
            <p className="small muted">
              {t("enquiry.membersPay")}{" "}
              <Link to={pages.login.path}>{t("account.logIn")}</Link>
            </p>
          )}
          <div className="enquiry-note" role="status">
            {note && <Alert announce="none">{say(note)}</Alert>}
          </div>
        </>
      )}
    </Dialog>
  );
}

type SendLinkProps = {
  readonly programme: Programme;
  readonly isWebmail: boolean;
  readonly onOpen: () => void;
};

function SendLink({ programme, isWebmail, onOpen }: SendLinkProps) {
  const href = enquiryLink(programme, isWebmail);
  return isWebmail ? (
    <ExternalLink href={href} variant="action" onClick={onOpen}>
      {t("enquiry.send")}
    </ExternalLink>
  ) : (
    <a href={href} className={buttonClass({})} onClick={onOpen}>
      {t("enquiry.send")}
    </a>
  );
}

function Summary({ programme }: { readonly programme: Programme }) {
  const { title, provider, description } = programme;
  return (
    <dl className="enquiry-summary">
      <div>
        <dt>{t("enquiry.programme")}</dt>
        <dd className="enquiry-title">{title}</dd>
      </div>
      <div>
        <dt>{t("enquiry.provider")}</dt>
        <dd>{provider}</dd>
      </div>
      <div>
        <dt>{t("enquiry.investment")}</dt>
        <dd className="num">{investmentOf(programme)}</dd>
      </div>
      <div className="enquiry-about">
        <dt>{t("enquiry.description")}</dt>
        <dd>
          <ProgrammeDescription description={description} />
        </dd>
      </div>
    </dl>
  );
}

function investmentOf(programme: Programme): string {
  if (programme.price) return `${programme.price} ${t("payment.currency")}`;
  return isPaid(programme) ? t("enquiry.onRequest") : t("programmes.free");
}

function isPaid({ category }: Programme): boolean {
  return programmeCategories[category].paid;
}

function Offices() {
  return (
    <section>
      <h3>{t("enquiry.offices")}</h3>
      <ul className="enquiry-offices">
        {firm.offices.map(({ city, address }) => (
          <li key={city}>
            <strong>{city}</strong>
            <span>{address}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
