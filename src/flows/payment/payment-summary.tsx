import { t } from "../../../contract/messages/index.ts";
import type { Purchase } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";

export type PaymentSummaryProps = { readonly purchase: Purchase | null };

/** The programme and its fee, or how to choose one. */
export function PaymentSummary({ purchase }: PaymentSummaryProps) {
  return (
    <Panel title={t("payment.summaryTitle")} padded>
      {purchase ? (
        <dl className="stack payment-summary">
          <div>
            <dt>{t("enquiry.programme")}</dt>
            <dd>{purchase.programme}</dd>
          </div>
          <div>
            <dt>{t("payment.fee")}</dt>
            <dd className="payment-fee">
              {purchase.fee} <span>{t("payment.currency")}</span>
            </dd>
          </div>
        </dl>
      ) : (
        <>
          <p>{t("payment.nothingChosen")}</p>
          <p className="small muted">{t("payment.nothingChosenHint")}</p>
          <div className="row">
            <LinkButton to={pages.programs.path} variant="second" size="small">
              {t("payment.choose")}
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  );
}
