import { useNavigate } from "react-router-dom";
import { t, textOf } from "../../../contract/messages/index.ts";
import { formatMoney } from "../../../contract/money.ts";
import type { Purchase } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import type { Programme } from "../../../contract/programmes.ts";
import { enquiryMachine } from "../../../machines/enquiry/chart.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { firm } from "../../content/firm.ts";
import {
  enquiryLink,
  programmeEnquiry,
  webmail,
} from "../../content/programme-enquiry.ts";
import { programmeCategories } from "../../content/programmes/categories.ts";
import { browserInfo } from "../../services/browser-info.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { Link } from "../../ui/Link.tsx";
import {
  ProgrammeDescription,
  programmeLink,
} from "../programmes/programme-card.tsx";
import "./enquiry.css";

type EnquiryProps = ChartProps<typeof enquiryMachine>;

/** Runs the enquiry chart with the operator's settings, this browser's user agent and the host of the page. */
export function useEnquiry(): EnquiryProps {
  const navigate = useNavigate();
  const [snapshot, send] = useChart(
    enquiryMachine,
    {
      actions: {
        goToPayment: ({ context: { programme } }) => {
          const purchase: Purchase | null = programme?.price
            ? { programme: programme.title, fee: programme.price }
            : null;
          navigate(pages.payment.path, { state: purchase });
        },
      },
    },
    { browser: browserInfo(), webmail, email: programmeEnquiry.to },
  );
  return { snapshot, send };
}

/** The modal with the programme, offices and prefilled email, opened by Book / Enquire and, for members, Learn More. */
export function EnquiryDialog({ snapshot, send }: EnquiryProps) {
  const { programme, isMember, hint } = snapshot.context;
  const isWebmail = snapshot.hasTag("webmail");
  const mail = {
    href: programme ? enquiryLink(programme, isWebmail) : "",
    onClick: () => send({ type: "mail.opened" }),
  };
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
            {isWebmail ? (
              <ExternalLink {...mail} variant="action">
                {t("enquiry.send")}
              </ExternalLink>
            ) : (
              <a {...mail} className={buttonClass({})}>
                {t("enquiry.send")}
              </a>
            )}
            {snapshot.can({ type: "card.chosen" }) && (
              <Button
                variant="outline"
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
          <dl className="enquiry-summary">
            <div>
              <dt>{t("enquiry.programme")}</dt>
              <dd className="enquiry-title">{programme.title}</dd>
            </div>
            <div>
              <dt>{t("enquiry.provider")}</dt>
              <dd>{programme.provider}</dd>
            </div>
            <div>
              <dt>{t("enquiry.investment")}</dt>
              <dd className="num">{investmentText(programme)}</dd>
            </div>
            <div className="enquiry-about">
              <dt>{t("enquiry.description")}</dt>
              <dd>
                <ProgrammeDescription description={programme.description} />
              </dd>
            </div>
          </dl>
          <section>
            <h3>{t("enquiry.offices")}</h3>
            <ul className="offices small enquiry-offices">
              {firm.offices.map(({ city, address }) => (
                <li key={city}>
                  <strong>{city}</strong>
                  <span>{address}</span>
                </li>
              ))}
            </ul>
          </section>
          {programme.price && !isMember && (
            <p className="small muted">
              <span>{`${t("enquiry.membersPay")} `}</span>
              <Link {...programmeLink(programme, false)}>
                {t("account.logIn")}
              </Link>
            </p>
          )}
          <div role="status">
            {hint && <Alert announce="none">{textOf(hint)}</Alert>}
          </div>
        </>
      )}
    </Dialog>
  );
}

function investmentText(programme: Programme): string {
  if (programme.price)
    return `${formatMoney(programme.price)} ${t("payment.currency")}`.trim();
  return isPaid(programme) ? t("enquiry.onRequest") : t("programmes.free");
}

function isPaid({ category }: Programme): boolean {
  return programmeCategories[category].paid;
}
