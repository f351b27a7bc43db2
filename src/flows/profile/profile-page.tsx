import { type RefObject, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { UserType } from "../../../contract/enumerations.ts";
import { message, t, textOf } from "../../../contract/messages/index.ts";
import { homePath, pages } from "../../../contract/pages.ts";
import { fieldsOf, isProfileFile } from "../../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  inputInWords,
} from "../../../contract/profile/form.ts";
import { fieldLabel } from "../../../contract/profile/labels.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import {
  findTarget,
  leftFieldText,
  profileMachine,
  submitMessages,
} from "../../../machines/profile/chart.ts";
import type { ConflictChoice } from "../../../machines/profile/conflict.ts";
import { loadingView } from "../../../machines/profile/loading.ts";
import type { ResourceSnapshot } from "../../../machines/resource/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useRedirect } from "../../app/navigation-context.ts";
import { useChart } from "../../app/use-chart.ts";
import { useResource } from "../../app/use-resource.ts";
import {
  readDraftVersion,
  readProfileDraft,
} from "../../services/profile-draft.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { RadioGroup } from "../../ui/Choices.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { usePageMark } from "../../ui/page-mark.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useFileOpening } from "../file-opening/file-opening.ts";
import { LeaveGuard } from "../leave-guard/leave-guard.tsx";
import { useSession } from "../session/session-context.tsx";
import { FieldFacts } from "../shared/field-facts.tsx";
import { LoadFailed } from "../shared/page-parts.tsx";
import { ChosenFiles, uploadProgress } from "./chosen-files.ts";
import { profileEffects } from "./profile-effects.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { type ProfileProps, Readiness, TargetLink } from "./readiness.tsx";
import "./profile.css";

/** /profile: creates or updates the profile. */
export default function ProfilePage() {
  const { email, userType } = useSession();
  const redirect = useRedirect();
  const { hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [chosenFiles] = useState(() => new ChosenFiles());
  const [progress] = useState(uploadProgress);
  const owner = email ?? "";
  const [snapshot, send] = useChart(
    profileMachine,
    profileEffects({ chosenFiles, progress, email: owner, form, redirect }),
    {
      userType: userType as UserType,
      draft: readProfileDraft(owner, EMPTY_PROFILE_FORM),
      draftVersion: readDraftVersion(owner),
      requestedTarget: findTarget(hash.slice(1), userType as UserType),
    },
  );
  const [user, sendToUser] = useResource("user", false);
  const [profile, sendToProfile] = useResource("profile", false);
  const stored = profile.context.value;
  const isLoading = snapshot.hasTag("loading");
  const role =
    (isLoading && user.context.value?.user_type) || snapshot.context.userType;
  const title = snapshot.hasTag("form")
    ? snapshot.context.base
      ? t("profile.titleExisting")
      : t("profile.titleNew")
    : pages.profile.title;
  return (
    <MemberFrame>
      <title>{`${title} | Ubia`}</title>
      <PageHead title={title}>{t(`profile.intro.${role}`)}</PageHead>
      {isLoading && (
        <ProfileLoading
          user={user}
          profile={profile}
          role={role}
          onRetry={() => {
            sendToUser({ type: "refresh.requested" });
            sendToProfile({ type: "refresh.requested" });
          }}
        />
      )}
      {snapshot.hasTag("form") && (
        <ProfileEditor
          snapshot={snapshot}
          send={send}
          form={form}
          chosenFiles={chosenFiles}
          email={email ?? stored?.email ?? ""}
          stored={stored}
        />
      )}
    </MemberFrame>
  );
}

/** The skeleton of the form, why the account or the profile could not be read, or the stored profile. */
function ProfileLoading(props: {
  readonly user: ResourceSnapshot<unknown>;
  readonly profile: ResourceSnapshot<Profile>;
  readonly role: UserType;
  readonly onRetry: () => void;
}) {
  const { user, profile, role, onRetry } = props;
  const { value, notice } = profile.context;
  const view = loadingView(user, profile);
  if (view === "stored")
    return (
      <>
        <LoadFailed
          title={notice ? textOf(notice) : ""}
          reason={message("profile.readOnly")}
          onRetry={onRetry}
        />
        <Panel padded>
          <dl className="profile-facts">
            <FieldFacts values={value ?? {}} names={fieldsOf(role)} />
          </dl>
        </Panel>
      </>
    );
  if (view !== "loading")
    return (
      <LoadFailed
        title={t(
          view === "userFailed"
            ? "profile.userFetchFailed"
            : "profile.loadFailed",
        )}
        reason={message("profile.failed")}
        onRetry={onRetry}
      />
    );
  return (
    <Panel padded>
      <Skeleton head lines={6} label={t("profile.loading")} />
      {(user.context.slow || profile.context.slow) && (
        <p className="muted">{t("load.slow")}</p>
      )}
    </Panel>
  );
}

function ProfileEditor(
  props: ProfileProps & {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly chosenFiles: ChosenFiles;
    readonly email: string;
    readonly stored: Profile | null;
  },
) {
  const { snapshot, send, form, ...fieldProps } = props;
  const opening = useFileOpening();
  return (
    <div className="profile">
      <aside className="profile-side" aria-label={t("profile.panels.ready")}>
        <Readiness snapshot={snapshot} send={send} />
      </aside>
      <form
        ref={form}
        method="post"
        className="stack"
        data-draft
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "form.submitted" });
        }}
      >
        <ProfileNotices snapshot={snapshot} send={send} />
        <ProfileFields {...{ snapshot, send, opening, ...fieldProps }} />
        <p className="visually-hidden" role="status">
          {leftFieldText(snapshot.context)}
        </p>
        <ProfileSaveBar snapshot={snapshot} />
      </form>
      <LeaveGuard
        active={snapshot.hasTag("unsaved")}
        isKept={isDraftComplete(snapshot)}
        title={t("profile.leave.title")}
        text={t("profile.leave.unsaved")}
      />
    </div>
  );
}

function ProfileNotices({ snapshot, send }: ProfileProps) {
  const { context } = snapshot;
  if (snapshot.hasTag("draftOffered") && context.notice)
    return (
      <Alert
        tone="waiting"
        title={textOf(context.notice)}
        actions={
          <>
            <Button
              size="small"
              onClick={() => send({ type: "draft.accepted" })}
            >
              {t("profile.draftRestore")}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => send({ type: "draft.declined" })}
            >
              {t("profile.draftDiscard")}
            </Button>
          </>
        }
      >
        {t("profile.draftText")}
      </Alert>
    );
  if (snapshot.hasTag("conflict"))
    return <ProfileConflict snapshot={snapshot} send={send} />;
  if (snapshot.hasTag("invalid")) {
    const messages = submitMessages(context);
    return (
      <Alert tone="problem" title={t("profile.refused")}>
        {messages.length > 0 && (
          <ul>
            {messages.map(({ target, message }) => (
              <li key={target}>
                <TargetLink target={target} send={send}>
                  {textOf(message)}
                </TargetLink>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    );
  }
  if (snapshot.hasTag("unsent") && context.notice)
    return (
      <Alert tone="problem" title={textOf(context.notice)}>
        {t("profile.inputKept")}
      </Alert>
    );
  return null;
}

/** The fields that this form and another device would set differently, each with both values to choose from. */
function ProfileConflict({ snapshot, send }: ProfileProps) {
  const { conflict, files, form } = snapshot.context;
  if (conflict === null) return null;
  const sides = [
    { value: "mine", label: t("profile.conflictMine"), form, files },
    {
      value: "theirs",
      label: t("profile.conflictTheirs"),
      ...conflict.theirs,
    },
  ];
  return (
    <section
      className="panel surface conflict"
      aria-labelledby="conflict"
      aria-describedby="conflict-text"
    >
      <div className="row panel-head">
        <h2 id="conflict" tabIndex={-1}>
          {t("profile.conflictTitle")}
        </h2>
      </div>
      <div className="stack panel-body">
        <p id="conflict-text">{t("profile.conflictText")}</p>
        {conflict.fields.map((field) => (
          <RadioGroup
            key={field}
            cards
            name={`conflict-${field}`}
            legend={fieldLabel(field)}
            options={sides.map(({ value, label, form, files }) => ({
              value,
              label,
              hint:
                (isProfileFile(field)
                  ? files[field]?.name
                  : inputInWords(form, field)) || t("profile.conflictEmpty"),
            }))}
            value={conflict.choices[field] ?? ""}
            onValueChange={(value) =>
              send({
                type: "conflict.chosen",
                field,
                choice: value as ConflictChoice,
              })
            }
          />
        ))}
        <div className="row">
          <Button type="submit">{t("profile.conflictSave")}</Button>
          <Button
            variant="outline"
            onClick={() => send({ type: "conflict.postponed" })}
          >
            {t("profile.conflictBack")}
          </Button>
        </div>
      </div>
    </section>
  );
}

function ProfileSaveBar({ snapshot }: Pick<ProfileProps, "snapshot">) {
  const { notice, base, decks, userType } = snapshot.context;
  const saved = snapshot.hasTag("done") && notice !== null;
  usePageMark("save-bar");
  return (
    <div className="save-bar screen-only">
      <Button
        type="submit"
        busy={snapshot.hasTag("busy")}
        unavailable={!snapshot.can({ type: "form.submitted" })}
        // Prevents a press from moving the focus. Otherwise, an error that a field shows on blur could move the button
        // away from the pointer before the click.
        onMouseDown={(event) => event.preventDefault()}
        // Moves the focus from a field to this button, because the fields are disabled while the form is being saved.
        onClick={(event) => event.currentTarget.focus()}
      >
        {base ? t("profile.saveExisting") : t("profile.saveNew")}
      </Button>
      {saved ? (
        <Alert
          tone="good"
          title={textOf(notice)}
          actions={
            decks === "failed" && (
              <LinkButton size="small" to={homePath(userType)}>
                {t("account.backToDashboard")}
              </LinkButton>
            )
          }
        >
          {t(`profile.saved.${decks}`)}
        </Alert>
      ) : (
        <p className="small muted" role="status">
          {saveStatus(snapshot)}
        </p>
      )}
    </div>
  );
}

function saveStatus(snapshot: ProfileProps["snapshot"]): string {
  if (snapshot.hasTag("busy"))
    return snapshot.context.slow ? t("load.slow") : t("profile.sendingForm");
  return snapshot.hasTag("unsaved")
    ? t("profile.unsaved")
    : t("profile.unchanged");
}

/** Returns whether the stored draft contains all unsaved changes. It contains no files. */
function isDraftComplete(snapshot: ProfileProps["snapshot"]): boolean {
  const { files, removedFiles } = snapshot.context;
  const changes = [...Object.values(files), ...Object.values(removedFiles)];
  return !snapshot.hasTag("busy") && !changes.some(Boolean);
}
