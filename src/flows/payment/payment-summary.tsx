import { paymentPage as words } from "../../../contract/messages/payment-page.ts";
import type { Purchase } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Panel } from "../../ui/Panel.tsx";

export type PaymentSummaryProps = { readonly purchase: Purchase | null };

/** The programme and its fee, or how to choose one. */
export function PaymentSummary({ purchase }: PaymentSummaryProps) {
  return (
    <Panel title={words.summaryTitle} padded>
      {purchase ? (
        <dl className="payment-summary">
          <div>
            <dt>{words.programme}</dt>
            <dd>{purchase.programme}</dd>
          </div>
          <div>
            <dt>{words.fee}</dt>
            <dd className="payment-fee">
              {purchase.fee} <span>{words.currency}</span>
            </dd>
          </div>
        </dl>
      ) : (
        <>
          <p>{words.nothingChosen}</p>
          <p className="small muted">{words.nothingChosenHint}</p>
          <div className="row">
            <LinkButton to={pages.programs.path} variant="second" size="small">
              {words.choose}
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  );
}
