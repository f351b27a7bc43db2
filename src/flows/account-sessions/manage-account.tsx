import { type RefObject, useId, useRef } from "react";
import { fromPromise } from "xstate";
import type { SessionEntry } from "../../../contract/calls/accounts.ts";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { formatTime } from "../../../contract/format.ts";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import {
  accountSessionsMachine,
  otherSessions,
} from "../../../machines/account-sessions/chart.ts";
import { reminderSettingMachine } from "../../../machines/reminder-setting/chart.ts";
import { outputOf } from "../../../machines/shared/actor-events.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { useOwnResource } from "../../app/use-resource.ts";
import { apiActor, send as sendCall } from "../../services/api.ts";
import { downloadOwnData } from "../../services/files.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/Choices.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Elements } from "../../ui/elements.ts";
import { useRestoredFocus } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ResourceNotice } from "../shared/page-parts.tsx";
import "./account-sessions.css";

const ACCOUNT_PAGES = [
  {
    name: "changePassword",
    label: t("sidebar.changePassword"),
    text: t("sidebar.changePasswordText"),
  },
  {
    name: "deleteAccount",
    label: t("sidebar.deleteAccount"),
    text: t("sidebar.deleteAccountText"),
  },
] as const;

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

/** A section of Manage Account: its title, its content, and what its last request led to. */
function AccountSection(props: {
  readonly title: string;
  readonly text: string;
  /** For a title that gets the focus. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly success: Message | null;
  readonly notice: Message | null;
  /** Why the data of the section is missing or may be out of date. */
  readonly loadNotice?: Elements;
  readonly children: Elements;
}) {
  const { title, text, heading, success, notice, loadNotice, children } = props;
  const id = useId();
  return (
    <section className="stack stack--3 account-section" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={heading && -1}>
        {title}
      </h3>
      <p className="small muted">{text}</p>
      {children}
      {success && <Alert tone="good">{textOf(success)}</Alert>}
      {notice && <Alert tone="problem">{textOf(notice)}</Alert>}
      {loadNotice}
    </section>
  );
}

/** The switch for the emails about the dates of matches. */
function ReminderSetting() {
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
    <AccountSection
      title={t("reminders.title")}
      text={t("reminders.text")}
      success={success}
      notice={notice}
      loadNotice={<ResourceNotice resource={setting} send={sendToSetting} />}
    >
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
    </AccountSection>
  );
}

/** The sessions of this member and the data export. The chart runs while Manage Account is open. */
function AccountSessions() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sessions, sendToSessions] = useOwnResource<readonly SessionEntry[]>(
    "sessions",
    { read: (signal) => sendCall("sessions", { signal }) },
  );
  const { value } = sessions.context;
  const remove = (isEnded: (session: SessionEntry) => boolean) =>
    sendToSessions({
      type: "changed",
      value: (value ?? []).filter((session) => !isEnded(session)),
    });
  const [snapshot, send] = useChart(accountSessionsMachine, {
    actors: {
      endSession: apiActor("endSession"),
      endOtherSessions: apiActor("endOtherSessions"),
      downloadData: fromPromise(({ signal }) => downloadOwnData(signal)),
    },
    actions: {
      removeSession: ({ context }) =>
        remove(({ id }) => id === context.ending?.id),
      removeOtherSessions: () => remove(({ current }) => !current),
      focusList: () => heading.current?.focus(),
    },
  });
  const { success, notice, downloadSuccess, downloadNotice } = snapshot.context;
  const isDownloading = snapshot.hasTag("downloading");
  return (
    <>
      <AccountSection
        title={t("sessions.devicesTitle")}
        text={t("sessions.devicesText")}
        heading={heading}
        success={success}
        notice={notice}
        loadNotice={
          <ResourceNotice resource={sessions} send={sendToSessions} />
        }
      >
        {sessions.hasTag("loading") && (
          <Skeleton lines={2} label={t("sessions.loading")} />
        )}
        {value && (
          <ul className="devices">
            {value.map((session) => {
              const { id, device, created_at, last_seen_at, current } = session;
              const isEnding = snapshot.context.ending?.id === id;
              const request = {
                type: "session.endRequested",
                session,
              } as const;
              return (
                <li key={id} className="row row--nowrap device">
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
                          {t("sessions.lastSeen", {
                            time: formatTime(last_seen_at),
                          })}
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
                      disabled={!isEnding && !snapshot.can(request)}
                      onClick={() => send(request)}
                    >
                      {t("sessions.logOut")}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {value &&
          (otherSessions(value).length === 0 ? (
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
          ))}
      </AccountSection>
      <AccountSection
        title={t("export.title")}
        text={t("export.text")}
        success={downloadSuccess}
        notice={downloadNotice}
      >
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
      </AccountSection>
    </>
  );
}

function StopDownload({
  send,
}: Pick<ChartProps<typeof accountSessionsMachine>, "send">) {
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
