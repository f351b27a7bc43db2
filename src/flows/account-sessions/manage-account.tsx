import { type RefObject, useId, useRef } from "react";
import { fromPromise } from "xstate";
import type { SessionEntry } from "../../../contract/calls/accounts.ts";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { formatTime } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import {
  accountSessionsMachine,
  otherSessions,
} from "../../../machines/account-sessions/chart.ts";
import { reminderSettingMachine } from "../../../machines/reminder-setting/chart.ts";
import type { ResourceSnapshot } from "../../../machines/resource/chart.ts";
import { outputOf } from "../../../machines/shared/actor-events.ts";
import { ACCOUNT_PAGES } from "../../app/member-nav-items.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { useOwnResource } from "../../app/use-resource.ts";
import { apiActor, send as sendCall } from "../../services/api.ts";
import { downloadOwnData } from "../../services/files.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/Choices.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useRestoredFocus } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import { ResourceNotice } from "../shared/page-parts.tsx";
import "./account-sessions.css";

/** Manage Account: Change Password, Delete Account, the sessions and the data export. */
export function ManageAccount({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open={open} title={t("sidebar.manageAccount")} onClose={onClose}>
      <p>{t("sidebar.manageAccountText")}</p>
      <ul className="stack manage-account">
        {ACCOUNT_PAGES.map(({ name, label, text }) => (
          <li key={name}>
            <LinkButton
              variant="outline"
              className="btn--wide"
              to={pages[name].path}
              onClick={onClose}
            >
              {label}
            </LinkButton>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
      <AccountSessions />
      <ReminderSetting />
    </Dialog>
  );
}

/** The switch for the emails about the dates of matches. */
function ReminderSetting() {
  const id = useId();
  const [setting, sendToSetting] = useOwnResource<ResponseOf<"reminders">>(
    "reminders",
    { read: (signal) => sendCall("reminders", { signal }) },
  );
  const [snapshot, send] = useChart(reminderSettingMachine, {
    actors: { setReminders: apiActor("setReminders") },
    actions: {
      keepSetting: ({ event }) =>
        sendToSetting({ type: "changed", value: outputOf(event) }),
    },
  });
  const { success, notice } = snapshot.context;
  const { value } = setting.context;
  return (
    <section className="stack stack--3 account-section" aria-labelledby={id}>
      <h3 id={id}>{t("reminders.title")}</h3>
      <p className="small muted">{t("reminders.text")}</p>
      {setting.hasTag("loading") && (
        <Skeleton lines={1} label={t("reminders.loading")} />
      )}
      {value && (
        <CheckboxField
          name="reminders"
          label={t("reminders.switch")}
          checked={value.enabled}
          aria-busy={snapshot.hasTag("saving")}
          onCheckedChange={(enabled) =>
            send({ type: "reminders.switched", enabled })
          }
        />
      )}
      {snapshot.hasTag("saving") && (
        <p className="small muted" role="status">
          {t("reminders.saving")}
        </p>
      )}
      {success && <Alert tone="good">{textOf(success)}</Alert>}
      {notice && <Alert tone="problem">{textOf(notice)}</Alert>}
      <ResourceNotice
        resource={setting}
        onRetry={() => sendToSetting({ type: "load.retried" })}
      />
    </section>
  );
}

/** The sessions of this member and the data export. The chart runs while Manage Account is open. */
function AccountSessions() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sessions, sendToSessions] = useOwnResource<readonly SessionEntry[]>(
    "sessions",
    { read: (signal) => sendCall("sessions", { signal }) },
  );
  const remove = (isEnded: (session: SessionEntry) => boolean) =>
    sendToSessions({
      type: "changed",
      value: (sessions.context.value ?? []).filter(
        (session) => !isEnded(session),
      ),
    });
  const [snapshot, send] = useChart(accountSessionsMachine, {
    actors: {
      endSession: apiActor("endSession"),
      endOtherSessions: apiActor("endOtherSessions"),
      downloadData: fromPromise<unknown, void>(({ signal }) =>
        downloadOwnData(signal),
      ),
    },
    actions: {
      removeSession: ({ context }) =>
        remove(({ id }) => id === context.ending?.id),
      removeOtherSessions: () => remove(({ current }) => !current),
      focusList: () => heading.current?.focus(),
    },
  });
  return (
    <>
      <Devices
        snapshot={snapshot}
        send={send}
        sessions={sessions}
        onRetry={() => sendToSessions({ type: "load.retried" })}
        heading={heading}
      />
      <OwnData snapshot={snapshot} send={send} />
    </>
  );
}

type SectionProps = ChartProps<typeof accountSessionsMachine>;

function Devices(
  props: SectionProps & {
    readonly sessions: ResourceSnapshot<readonly SessionEntry[]>;
    readonly onRetry: () => void;
    readonly heading: RefObject<HTMLHeadingElement | null>;
  },
) {
  const { snapshot, send, sessions, onRetry, heading } = props;
  const id = useId();
  const { notice, success } = snapshot.context;
  const { value } = sessions.context;
  return (
    <section className="stack stack--3 account-section" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t("sessions.devicesTitle")}
      </h3>
      <p className="small muted">{t("sessions.devicesText")}</p>
      {sessions.hasTag("loading") && (
        <Skeleton lines={2} label={t("sessions.loading")} />
      )}
      {value && <DeviceList snapshot={snapshot} send={send} sessions={value} />}
      {success && <Alert tone="good">{textOf(success)}</Alert>}
      {notice && <Alert tone="problem">{textOf(notice)}</Alert>}
      <ResourceNotice resource={sessions} onRetry={onRetry} />
    </section>
  );
}

function DeviceList({
  snapshot,
  send,
  sessions,
}: SectionProps & { readonly sessions: readonly SessionEntry[] }) {
  const isOnlySession = otherSessions(sessions).length === 0;
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
      {isOnlySession ? (
        <p className="small muted">{t("sessions.onlyHere")}</p>
      ) : (
        <div className="row">
          <Button
            variant="outline"
            icon="logout"
            busy={snapshot.hasTag("endingOthers")}
            disabled={snapshot.hasTag("endingOne")}
            onClick={() => send({ type: "otherSessions.endRequested" })}
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
}: SectionProps & { readonly session: SessionEntry }) {
  const { id, device, created_at, last_seen_at, current } = session;
  const isEnding = snapshot.context.ending?.id === id;
  const endRequest = { type: "session.endRequested", session } as const;
  return (
    <li className="row row--nowrap device">
      <div className="two-lines device-text">
        <span className="device-name">{device}</span>
        {current && (
          <span className="row small device-current">
            <Icon name="check" />
            <span>{t("sessions.thisDevice")}</span>
          </span>
        )}
        <span className="device-times small muted num">
          <span>
            {`${t("sessions.loggedIn", { time: formatTime(created_at) })}${current ? "" : t("ui.comma")}`}
          </span>
          {!current && (
            <span>
              {t("sessions.lastSeen", { time: formatTime(last_seen_at) })}
            </span>
          )}
        </span>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t("sessions.logOutNamed", { device })}
          busy={isEnding}
          disabled={!isEnding && !snapshot.can(endRequest)}
          onClick={() => send(endRequest)}
        >
          {t("sessions.logOut")}
        </Button>
      )}
    </li>
  );
}

function StopDownload({ send }: Pick<SectionProps, "send">) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Button
      ref={button}
      variant="quiet"
      {...useRestoredFocus(button)}
      onClick={() => send({ type: "download.cancelled" })}
    >
      {t("export.stop")}
    </Button>
  );
}

function OwnData({ snapshot, send }: SectionProps) {
  const id = useId();
  const { downloadSuccess, downloadNotice } = snapshot.context;
  const isDownloading = snapshot.hasTag("downloading");
  return (
    <section className="stack stack--3 account-section" aria-labelledby={id}>
      <h3 id={id}>{t("export.title")}</h3>
      <p className="small muted">{t("export.text")}</p>
      <div className="row">
        <Button
          variant="outline"
          icon="download"
          busy={isDownloading}
          onClick={() => send({ type: "download.requested" })}
        >
          {t("export.download")}
        </Button>
        {isDownloading && <StopDownload send={send} />}
      </div>
      {isDownloading && (
        <p className="small muted" role="status">
          {t("export.downloading")}
        </p>
      )}
      {downloadSuccess && <Alert tone="good">{textOf(downloadSuccess)}</Alert>}
      {downloadNotice && <Alert tone="problem">{textOf(downloadNotice)}</Alert>}
    </section>
  );
}
