import { useSelector } from "@xstate/react";
import { memo } from "react";
import { formatMoney } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import { amountOf } from "../../../contract/profile/wire.ts";
import { isReadable } from "../../../machines/matched-profile/chart.ts";
import { shownStatus } from "../../../machines/opportunity-table/chart.ts";
import { TableCell, TableRow } from "../../ui/Table.tsx";
import { StatusTag } from "../../ui/Tracker.tsx";
import type {
  ReaderRef,
  ReviewRef,
} from "../investor-dashboard/dashboard-binding.ts";
import { ReviewActions } from "../match-review/review-actions.tsx";

/** A matched business, rendered from its review: the row changes only when the server has confirmed an answer. */
export const OpportunityRow = memo(function OpportunityRow({
  review,
  place,
  reader,
}: {
  /** The 1-based position among all rows that pass the filters. */
  readonly place: number;
  readonly review: ReviewRef;
  readonly reader: ReaderRef;
}) {
  const snapshot = useSelector(review, (state) => state);
  const { match } = snapshot.context;
  const { investee_name, sector_type, capital_needed, contact_email } =
    match.investee;
  const status = shownStatus(match);
  const ticket = amountOf(capital_needed);
  return (
    <TableRow place={place}>
      <TableCell label={t("investor.columns.status")}>
        <StatusTag status={status}>{t(`status.${status}`)}</StatusTag>
      </TableCell>
      <TableCell kind="name">
        {isReadable(match) ? (
          <button
            type="button"
            className="link-button"
            aria-label={t("investor.readProfileOf", { name: investee_name })}
            onClick={() =>
              reader.send({
                type: "profile.asked",
                matchId: match.id,
                name: investee_name,
              })
            }
          >
            {investee_name}
          </button>
        ) : (
          investee_name
        )}
        {contact_email && (
          <a className="contact small" href={`mailto:${contact_email}`}>
            {contact_email}
          </a>
        )}
      </TableCell>
      <TableCell label={t("investor.columns.sector")}>
        {sector_type || t("ui.notProvided")}
      </TableCell>
      <TableCell label={t("investor.columns.tokenSize")} right>
        {ticket === null ? t("ui.notProvided") : formatMoney(ticket)}
      </TableCell>
      <TableCell label={t("investor.columns.funded")} right>
        {formatMoney(amountOf(match.funded_ammount) ?? 0, { cents: true })}
      </TableCell>
      <TableCell kind="actions">
        <ReviewActions snapshot={snapshot} send={review.send} />
      </TableCell>
    </TableRow>
  );
});
