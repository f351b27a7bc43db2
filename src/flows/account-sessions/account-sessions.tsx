import { type RefObject, useId, useRef } from "react";
import { type Message, say, t } from "../../../contract/messages/index.ts";
import { accountSessionsMachine } from "../../../machines/account-sessions/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { Alert, type AlertTone } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import { accountSessionsEffects } from "./account-sessions-effects.ts";
import type {
  AccountSessionsSnapshot,
  SendAccountSessions,
} from "./account-sessions-view.ts";
import { DeviceList } from "./device-list.tsx";
import "./account-sessions.css";

/** The sessions of this member and the data export. The chart runs while Manage Account is open. */
export function AccountSessions() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [snapshot, send] = useChart(
    accountSessionsMachine.provide(accountSessionsEffects(heading)),
  );
  return (
    <>
      <Devices snapshot={snapshot} send={send} heading={heading} />
      <OwnData snapshot={snapshot} send={send} />
    </>
  );
}

type Part = {
  readonly snapshot: AccountSessionsSnapshot;
  readonly send: SendAccountSessions;
};

function Devices({
  snapshot,
  send,
  heading,
}: Part & { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const id = useId();
  const { notice, success, slow } = snapshot.context;
  return (
    <section className="account-part" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t("sessions.devicesTitle")}
      </h3>
      <p className="small muted">{t("sessions.devicesText")}</p>
      {snapshot.hasTag("loading") && (
        <Skeleton lines={2} label={t("sessions.loading")} />
      )}
      {slow && <p className="small muted">{t("sessions.slow")}</p>}
      {snapshot.hasTag("list") && (
        <DeviceList snapshot={snapshot} send={send} />
      )}
      <Notice tone="good" what={success} />
      {notice && (
        <Alert
          tone="problem"
          actions={
            snapshot.hasTag("failed") && (
              <Button
                variant="second"
                size="small"
                onClick={() => send({ type: "load.retried" })}
              >
                {t("ui.tryAgain")}
              </Button>
            )
          }
        >
          {say(notice)}
        </Alert>
      )}
    </section>
  );
}

function OwnData({ snapshot, send }: Part) {
  const id = useId();
  const { downloaded, downloadNotice } = snapshot.context;
  const isDownloading = snapshot.hasTag("downloading");
  return (
    <section className="account-part" aria-labelledby={id}>
      <h3 id={id}>{t("export.title")}</h3>
      <p className="small muted">{t("export.text")}</p>
      <div className="row">
        <Button
          variant="second"
          icon="download"
          busy={isDownloading}
          onClick={() => send({ type: "data.asked" })}
        >
          {t("export.download")}
        </Button>
        {isDownloading && (
          <Button
            variant="quiet"
            onClick={() => send({ type: "data.cancelled" })}
          >
            {t("export.stop")}
          </Button>
        )}
      </div>
      {isDownloading && (
        <p className="small muted" role="status">
          {t("export.downloading")}
        </p>
      )}
      <Notice tone="good" what={downloaded} />
      <Notice tone="problem" what={downloadNotice} />
    </section>
  );
}

function Notice({
  tone,
  what,
}: {
  readonly tone: AlertTone;
  readonly what: Message | null;
}) {
  return what && <Alert tone={tone}>{say(what)}</Alert>;
}
