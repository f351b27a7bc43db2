import { useRef } from "react";
import { fromPromise } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import { DECLINE_REASONS } from "../../../contract/enumerations.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import {
  type declineOf,
  declineReasonMachine,
} from "../../../machines/decline-reason/chart.ts";
import { outputOf } from "../../../machines/shared/actor-events.ts";
import { useChart } from "../../app/use-chart.ts";
import { send as sendCall } from "../../services/api.ts";
import {
  putIntoList,
  reloadIfStopped,
  reloadList,
} from "../../services/match-list.ts";
import { Button } from "../../ui/Button.tsx";
import { focusAfterRender } from "../../ui/focus.ts";
import { Link } from "../../ui/Link.tsx";

/** Offers to give a declined business the reason, and shows the reason that was given. */
export function DeclineReason(props: {
  readonly id: string;
  readonly decline: NonNullable<ReturnType<typeof declineOf>>;
}) {
  const { reason, name, fits } = props.decline;
  const container = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useChart(
    declineReasonMachine,
    {
      actors: {
        saveReason: fromPromise(({ input: { id, reason }, signal }) =>
          reloadIfStopped(
            sendCall("matchReason", { parameters: { id }, json: { reason } }),
            signal,
          ),
        ),
      },
      actions: {
        updateList: ({ event }) => putIntoList(outputOf<Match>(event)),
        reloadList,
        focusFirst: () =>
          focusAfterRender(() =>
            container.current?.querySelector<HTMLElement>("fieldset, button"),
          ),
      },
    },
    { id: props.id },
  );
  const { chosen, problem } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <div className="stack stack--1 screen-only" ref={container}>
      {reason && (
        <p className="small">
          {t("decline.given", { reason: t(`decline.options.${reason}`) })}
        </p>
      )}
      {fits && (
        <p className="small muted">
          <span>{`${t(`decline.fits.${fits.criterion}`)} `}</span>
          <Link to={`${pages.profile.path}#${fits.field}`}>
            {t("decline.update")}
          </Link>
        </p>
      )}
      {snapshot.hasTag("choosing") ? (
        <fieldset
          className="row"
          // Gets the focus instead of its first button, so that a second Enter does not send a reason.
          tabIndex={-1}
          onKeyDown={(event) => {
            const closing = { type: "reasons.closed" } as const;
            if (event.key !== "Escape" || !snapshot.can(closing)) return;
            event.preventDefault();
            send(closing);
          }}
        >
          <legend className="small">
            <span>{t("decline.choose")}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </legend>
          {[...DECLINE_REASONS, ...(reason ? [null] : [])].map((code) => (
            <Button
              key={code ?? "remove"}
              variant={code ? "outline" : "quiet"}
              size="small"
              busy={isBusy && code === chosen}
              unavailable={isBusy && code !== chosen}
              onClick={() => send({ type: "reason.chosen", reason: code })}
            >
              {code ? t(`decline.options.${code}`) : t("decline.remove")}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="small"
            unavailable={isBusy}
            onClick={() => send({ type: "reasons.closed" })}
          >
            {t("ui.cancel")}
          </Button>
        </fieldset>
      ) : (
        <Button
          variant="quiet"
          size="small"
          onClick={() => send({ type: "reasons.opened" })}
        >
          <span>{t(reason ? "decline.change" : "decline.tell")}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
      )}
      <p className="review-problem small" role="alert">
        {problem && textOf(problem)}
      </p>
    </div>
  );
}
