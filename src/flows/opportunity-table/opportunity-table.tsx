import { memo } from "react";
import type { Match } from "../../../contract/calls/matches.ts";
import { formatCount, formatMoney } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { optionText } from "../../../contract/option-text.ts";
import { pages } from "../../../contract/pages.ts";
import { parseAmount } from "../../../contract/profile/wire.ts";
import { fundingStateFor } from "../../../machines/funding-status/chart.ts";
import { shownStatus } from "../../../machines/match-status/chart.ts";
import {
  isReadable,
  type matchedProfileMachine,
} from "../../../machines/matched-profile/chart.ts";
import {
  opportunityTableMachine,
  pageCount,
  positionsInView,
  rowsInView,
  SORTABLE_COLUMNS,
  sectorChoices,
  sortDirection,
  statusChoices,
  TABLE_ORDERS,
  type TableOrder,
} from "../../../machines/opportunity-table/chart.ts";
import type { ResourceSnapshot } from "../../../machines/resource/chart.ts";
import type { restOfListMachine } from "../../../machines/rest-of-list/chart.ts";
import {
  EMPTY_LIST,
  type MatchList,
} from "../../../machines/shared/match-pages.ts";
import {
  type ChartProps,
  type Effects,
  useChart,
} from "../../app/use-chart.ts";
import { addressLink } from "../../services/mail-link.ts";
import { watchList } from "../../services/match-list.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { SelectField, TextField } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { Table, TableCell, TableEmpty, TableRow } from "../../ui/Table.tsx";
import { InvestorOutlook } from "../match-outlook/match-outlook.tsx";
import {
  type DashboardProps,
  dateText,
  ReviewActions,
  type ReviewProps,
} from "../match-review/review-actions.tsx";

const OPPORTUNITIES_ID = "opportunities";

const tableEffects: Effects<typeof opportunityTableMachine> = {
  actors: { watchList },
  actions: {
    showTop: () =>
      document
        .getElementById(OPPORTUNITIES_ID)
        ?.scrollIntoView({ block: "start" }),
  },
};

type OpportunitiesProps = DashboardProps & {
  readonly rest: ChartProps<typeof restOfListMachine>;
  readonly sendToProfile: ChartProps<typeof matchedProfileMachine>["send"];
  readonly list: ResourceSnapshot<MatchList>;
  readonly now: number;
  readonly onRetry: () => void;
};

/** Matched Opportunities: one row per match, or an empty state. */
export function OpportunitiesPanel(props: OpportunitiesProps) {
  const { snapshot, send, list } = props;
  const [table, sendToTable] = useChart(opportunityTableMachine, tableEffects);
  const { value, notice, slow } = list.context;
  const { matches } = value ?? EMPTY_LIST;
  const matchesById = new Map(matches.map((match) => [match.id, match]));
  const isFilled = list.hasTag("known") && table.hasTag("filled");
  const isEmpty = !isFilled || table.hasTag("noResults");
  const chartProps = { snapshot: table, send: sendToTable, matches };
  const headings = SORTABLE_COLUMNS.map((column) => ({
    label: t(`investor.columns.${column}`),
    right: column === "tokenSize" || column === "funded",
    ...(isFilled && {
      sort: {
        direction: sortDirection(table.context.order, column),
        onPress: () => sendToTable({ type: "column.pressed", column, matches }),
      },
    }),
  }));
  return (
    <Panel
      id={OPPORTUNITIES_ID}
      title={t("investor.table")}
      aside={(isFilled || list.hasTag("loading")) && t("investor.introduces")}
    >
      {isFilled && (
        <>
          {matches.length > 1 && <TableControls {...chartProps} />}
          <TableRange {...chartProps} />
        </>
      )}
      <Table
        // A new key creates a new table. Moving the old table below the controls would count as a layout shift.
        key={String(isFilled)}
        label={t("investor.table")}
        columns={[...headings, { label: t("investor.columns.actions") }]}
        empty={isEmpty}
        total={isEmpty ? undefined : table.context.rows.length}
      >
        {isEmpty ? (
          <TableEmpty columns={headings.length + 1}>
            {list.hasTag("loading") && (
              <>
                <Skeleton lines={4} label={t("load.matches")} />
                {slow && <p className="muted">{t("load.slow")}</p>}
              </>
            )}
            {list.hasTag("failed") && (
              <EmptyState
                title={t("investor.noMatches")}
                action={
                  <Button variant="outline" onClick={props.onRetry}>
                    {t("ui.tryAgain")}
                  </Button>
                }
              >
                <span role="alert">
                  {[t("load.matchesFailed"), notice && textOf(notice)]
                    .filter(Boolean)
                    .join(" ")}
                </span>
              </EmptyState>
            )}
            {isFilled && (
              <EmptyState title={t("investor.noResults")}>
                {t("investor.noResultsHint", {
                  total: formatCount(matches.length),
                })}
              </EmptyState>
            )}
            {list.hasTag("known") && matches.length === 0 && (
              <>
                <EmptyState
                  title={t("investor.noMatches")}
                  action={
                    <LinkButton variant="outline" to={pages.profile.path}>
                      {t("investor.reviewProfile")}
                    </LinkButton>
                  }
                >
                  {t("investor.noMatchesNotice")}
                </EmptyState>
                <InvestorOutlook />
              </>
            )}
          </TableEmpty>
        ) : (
          rowsInView(table.context).map((id, index) => {
            const match = matchesById.get(id);
            return (
              match && (
                <OpportunityRow
                  key={id}
                  position={positionsInView(table.context).from + index}
                  match={match}
                  review={snapshot.context.reviews[id]}
                  date={dateText(match, props.now)}
                  send={send}
                  sendToProfile={props.sendToProfile}
                />
              )
            );
          })
        )}
      </Table>
      {isFilled && <RestOfList {...props.rest} list={list} />}
      {isFilled && (
        <div className="row table-note">
          <p className="small muted">{t("investor.tokenSize")}</p>
          <TablePager {...chartProps} />
        </div>
      )}
    </Panel>
  );
}

/** Offers to load all matches if the table has only the first ones. The button retains its position and the focus. */
function RestOfList({
  snapshot,
  send,
  list,
}: OpportunitiesProps["rest"] & Pick<OpportunitiesProps, "list">) {
  const { matches, totals, nextPage } = list.context.value ?? EMPTY_LIST;
  if (nextPage === null && !snapshot.hasTag("wantsAll")) return null;
  const total = formatCount(totals.count);
  return (
    <div className="row table-note">
      <p className="small muted">
        {nextPage === null
          ? t("investor.allLoaded", { total })
          : t("investor.partlyLoaded", {
              loaded: formatCount(matches.length),
              total,
            })}
      </p>
      <Button
        variant="outline"
        size="small"
        busy={snapshot.hasTag("loadingRest")}
        unavailable={nextPage === null}
        onClick={() => send({ type: "rest.requested" })}
      >
        {snapshot.hasTag("loadingRest")
          ? t("investor.loadingAll")
          : t("investor.loadAll", { total })}
      </Button>
    </div>
  );
}

type OpportunityTableProps = ChartProps<typeof opportunityTableMachine> & {
  readonly matches: readonly Match[];
};

const OpportunityRow = memo(function OpportunityRow(
  props: ReviewProps &
    Pick<OpportunitiesProps, "sendToProfile"> & {
      /** The 1-based position among all rows that pass the filters. */
      readonly position: number;
    },
) {
  const { match, review, date, send, position, sendToProfile } = props;
  const { investee_name, sector_type, capital_needed, contact_email } =
    match.investee;
  const status = shownStatus(match);
  const ticket = parseAmount(capital_needed);
  const funding = fundingStateFor("investor", match);
  const readProfile = () =>
    sendToProfile({
      type: "profile.requested",
      matchId: match.id,
      name: investee_name,
    });
  return (
    <TableRow position={position}>
      <TableCell label={t("investor.columns.status")}>
        <StatusTag status={status} />
      </TableCell>
      <TableCell kind="name">
        {isReadable(match) ? (
          <button
            type="button"
            className="link-button"
            aria-label={t("investor.readProfileOf", { name: investee_name })}
            onClick={readProfile}
          >
            <bdi>{investee_name}</bdi>
          </button>
        ) : (
          <bdi>{investee_name}</bdi>
        )}
        {contact_email && (
          <a className="contact small" href={addressLink(contact_email)}>
            {contact_email}
          </a>
        )}
        {funding !== "ended" && funding !== "settled" && (
          <button
            type="button"
            className="link-button contact small"
            onClick={readProfile}
          >
            <span>{t(`funding.row.${funding}`)}</span>
            <span className="visually-hidden">{` ${investee_name}`}</span>
          </button>
        )}
      </TableCell>
      <TableCell label={t("investor.columns.sector")}>
        {optionText(sector_type) || t("ui.notProvided")}
      </TableCell>
      <TableCell label={t("investor.columns.tokenSize")} right>
        {ticket === null ? t("ui.notProvided") : formatMoney(ticket)}
      </TableCell>
      <TableCell label={t("investor.columns.funded")} right>
        {formatMoney(parseAmount(match.funded_ammount) ?? 0, { cents: true })}
      </TableCell>
      <TableCell kind="actions">
        <ReviewActions match={match} review={review} date={date} send={send} />
      </TableCell>
    </TableRow>
  );
});

const ORDERS = TABLE_ORDERS.map((value) => ({
  value,
  label: t(`investor.orders.${value}`),
}));

function TableControls({ snapshot, send, matches }: OpportunityTableProps) {
  const { filters, order } = snapshot.context;
  const change = (filter: keyof typeof filters) => (value: string) =>
    send({ type: "filter.changed", filter, value, matches });
  return (
    <search className="table-controls" aria-label={t("investor.tools")}>
      <TextField
        type="search"
        label={t("investor.search")}
        name="search"
        autoComplete="off"
        value={filters.search}
        onValueChange={change("search")}
      />
      <SelectField
        label={t("investor.columns.status")}
        name="status"
        placeholder={t("investor.allStatuses")}
        options={statusChoices(matches, filters.status).map((choice) =>
          filterOption(choice, t(`status.${choice.value}`)),
        )}
        value={filters.status}
        onValueChange={change("status")}
      />
      <SelectField
        label={t("investor.columns.sector")}
        name="sector"
        placeholder={t("investor.allSectors")}
        options={sectorChoices(matches, filters.sector).map((choice) =>
          filterOption(choice, optionText(choice.value)),
        )}
        value={filters.sector}
        onValueChange={change("sector")}
      />
      <SelectField
        label={t("investor.sortBy")}
        name="order"
        options={ORDERS}
        value={order}
        onValueChange={(value) =>
          send({ type: "order.chosen", order: value as TableOrder, matches })
        }
      />
    </search>
  );
}

function filterOption(choice: { value: string; count: number }, name: string) {
  const { value } = choice;
  const count = formatCount(choice.count);
  return { value, label: t("investor.filterOption", { name, count }) };
}

/** The range of the visible rows, announced when it changes, and a button that resets the filters. */
function TableRange({ snapshot, send, matches }: OpportunityTableProps) {
  const { context } = snapshot;
  const isFiltered = snapshot.hasTag("filtered");
  const { from, to } = positionsInView(context);
  const range = {
    from: formatCount(from),
    to: formatCount(to),
    count: context.rows.length,
    total: formatCount(context.ids.length),
  };
  return (
    <div className="row table-range">
      <p className="small muted num" role="status">
        {snapshot.hasTag("noResults")
          ? t("investor.noResults")
          : t(isFiltered ? "investor.shownFiltered" : "investor.shown", range)}
      </p>
      {isFiltered && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => send({ type: "filters.cleared", matches })}
        >
          {t("ui.showAll")}
        </Button>
      )}
    </div>
  );
}

/** Previous and Next, when the rows need more than one page. A button that becomes unavailable retains the focus. */
function TablePager({ snapshot, send }: OpportunityTableProps) {
  const { page } = snapshot.context;
  const pages = pageCount(snapshot.context);
  if (pages === 1) return null;
  const buttonTo = (to: number) => {
    const event = { type: "page.selected", page: to } as const;
    return {
      variant: "outline",
      size: "small",
      unavailable: !snapshot.can(event),
      onClick: () => send(event),
    } as const;
  };
  return (
    <nav className="row" aria-label={t("investor.pages")}>
      <Button {...buttonTo(page - 1)} icon="chevronLeft">
        {t("investor.previous")}
      </Button>
      <p className="small num">
        {t("investor.page", {
          page: formatCount(page + 1),
          pages: formatCount(pages),
        })}
      </p>
      <Button {...buttonTo(page + 1)}>
        <span>{t("investor.next")}</span>
        <Icon name="chevronRight" />
      </Button>
    </nav>
  );
}
