import type { SessionEntry } from "../../../contract/calls/accounts.ts";
import { formatTime } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import { otherSessions } from "../../../machines/account-sessions/chart.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type {
  AccountSessionsSnapshot,
  SendAccountSessions,
} from "./account-sessions-view.ts";

type DeviceListProps = {
  readonly snapshot: AccountSessionsSnapshot;
  readonly send: SendAccountSessions;
};

/** The sessions of the member, the current one first, with buttons to log out the others. */
export function DeviceList({ snapshot, send }: DeviceListProps) {
  const { sessions } = snapshot.context;
  const isAlone = otherSessions(snapshot.context).length === 0;
  return (
    <>
      <ul className="devices">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            snapshot={snapshot}
            send={send}
          />
        ))}
      </ul>
      {isAlone ? (
        <p className="small muted">{t("sessions.onlyHere")}</p>
      ) : (
        <div className="row">
          <Button
            variant="second"
            icon="logout"
            busy={snapshot.hasTag("endingOthers")}
            disabled={snapshot.hasTag("endingOne")}
            onClick={() => send({ type: "others.ended" })}
          >
            {t("sessions.logOutOthers")}
          </Button>
        </div>
      )}
    </>
  );
}

function Device({
  session,
  snapshot,
  send,
}: DeviceListProps & { readonly session: SessionEntry }) {
  const { id, device, created_at, last_seen_at, current } = session;
  const isEnding = snapshot.context.ending === id;
  const end = { type: "session.ended", id } as const;
  return (
    <li className="device">
      <div className="device-text">
        <span className="device-name">{device}</span>
        {current && (
          <span className="row small device-here">
            <Icon name="check" />
            {t("sessions.thisDevice")}
          </span>
        )}
        <span className="device-times small muted num">
          <span>
            {t("sessions.loggedIn")} {formatTime(created_at)}
            {!current && ","}
          </span>{" "}
          {!current && (
            <span>
              {t("sessions.lastSeen")} {formatTime(last_seen_at)}
            </span>
          )}
        </span>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t("sessions.logOutWhat", { device })}
          busy={isEnding}
          disabled={!isEnding && !snapshot.can(end)}
          onClick={() => send(end)}
        >
          {t("sessions.logOut")}
        </Button>
      )}
    </li>
  );
}
