import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { UserType } from "../../../contract/enumerations.ts";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { placeNamed, profileMachine } from "../../../machines/profile/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { readProfileDraft } from "../../services/profile-draft.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { useSession } from "../session/session-context.tsx";
import { ChosenFiles } from "./chosen-files.ts";
import { ProfileEditor } from "./profile-editor.tsx";
import { profileEffects } from "./profile-effects.ts";
import { UploadProgress } from "./upload-progress.ts";

/** /profile: creates or updates the profile. */
export default function ProfilePage() {
  const { email, userType } = useSession();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [chosen] = useState(() => new ChosenFiles());
  const [progress] = useState(() => new UploadProgress());
  const [snapshot, send] = useChart(
    profileMachine.provide(
      profileEffects({
        chosen,
        progress,
        email: email ?? "",
        form,
        navigate,
      }),
    ),
    {
      input: {
        userType: userType as UserType,
        draft: readProfileDraft(email ?? ""),
        sought: placeNamed(hash.slice(1), userType as UserType),
      },
    },
  );
  const { notice, profile, slow } = snapshot.context;
  const title = snapshot.hasTag("form")
    ? profile
      ? t("profile.titleExisting")
      : t("profile.titleNew")
    : pages.profile.title;
  return (
    <MemberFrame
      name={profile?.business_name}
      avatarId={profile?.avatar?.id ?? (profile ? null : undefined)}
    >
      <title>{`${title} | Ubia`}</title>
      <PageHead title={title}>
        {t(`profile.intro.${snapshot.context.userType}`)}
      </PageHead>
      {snapshot.hasTag("loading") && (
        <Panel padded>
          <Skeleton head lines={6} label={t("profile.loading")} />
          {slow && <p className="muted">{t("load.slow")}</p>}
        </Panel>
      )}
      {snapshot.hasTag("failed") && notice && (
        <Alert
          tone="problem"
          title={say(notice)}
          actions={
            <Button
              variant="second"
              size="small"
              onClick={() => send({ type: "load.retried" })}
            >
              {t("ui.tryAgain")}
            </Button>
          }
        >
          {t("profile.failed")}
        </Alert>
      )}
      {snapshot.hasTag("form") && (
        <ProfileEditor
          snapshot={snapshot}
          send={send}
          form={form}
          chosen={chosen}
          email={email ?? profile?.email ?? ""}
        />
      )}
    </MemberFrame>
  );
}
