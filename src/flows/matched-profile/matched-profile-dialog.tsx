import type { Match } from "../../../contract/calls/matches.ts";
import { formatFileSize } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { fieldsOf, isProfileFile } from "../../../contract/profile/fields.ts";
import { fieldLabel } from "../../../contract/profile/labels.ts";
import type {
  MatchedProfile,
  StoredFile,
} from "../../../contract/profile/wire.ts";
import { canReview } from "../../../machines/match-review/chart.ts";
import type { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { useOwnResource } from "../../app/use-resource.ts";
import { send as sendCall } from "../../services/api.ts";
import { onMatchChange } from "../../services/match-list.ts";
import { nullIfMissing } from "../../services/resources.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Score } from "../../ui/Meter.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useFileOpening } from "../file-opening/file-opening.ts";
import { NextSteps } from "../funding-report/next-steps.tsx";
import {
  type DashboardProps,
  dateText,
  ReviewActions,
} from "../match-review/review-actions.tsx";
import { FieldFacts, MatchReasons } from "../shared/field-facts.tsx";
import { LoadFailed } from "../shared/page-parts.tsx";
import "./matched-profile.css";

/** All fields except the name (the title of the dialog) and the description (shown above the list). */
const FACT_FIELDS = fieldsOf("investee").filter(
  (name) => name !== "business_name" && name !== "description",
);

/** The pitch deck, and the financial files, which are readable after approval. */
const FILE_FIELDS = [
  "pitch_deck",
  ...fieldsOf("investee")
    .filter(isProfileFile)
    .filter((name) => name !== "avatar"),
] as const;

/** The part of a matched profile that the investor can see, the match reasons, and the Approve and Decline buttons. */
export function MatchedProfileDialog({
  snapshot,
  send,
  dashboard,
  matches,
  now,
}: ChartProps<typeof matchedProfileMachine> & {
  readonly dashboard: DashboardProps;
  readonly matches: readonly Match[];
  readonly now: number;
}) {
  const { matchId, name } = snapshot.context;
  const isOpen = snapshot.hasTag("open");
  const { reviewResult, reviews } = dashboard.snapshot.context;
  const isLost = dashboard.snapshot.hasTag("lost");
  const match = isOpen && matches.find(({ id }) => id === matchId);
  return (
    <Dialog
      open={isOpen}
      onClose={() => send({ type: "profile.closed" })}
      title={name}
      wide
      focusHeading
      actions={
        match && (
          <div className="stack stack--3 profile-review">
            <div role="status">
              {reviewResult?.matchId === matchId && (
                <Alert
                  tone={isLost ? "problem" : "good"}
                  announce="none"
                  title={textOf(reviewResult.message)}
                />
              )}
            </div>
            <ReviewActions
              match={match}
              review={reviews[match.id]}
              date={dateText(match, now)}
              send={dashboard.send}
            />
          </div>
        )
      }
    >
      {match && <NextSteps key={match.id} match={match} reader="investor" />}
      {match && <OpenProfile key={match.id} match={match} />}
    </Dialog>
  );
}

/** The profile of a match. It is read again when the match has another status, or the business has changed its data. */
function OpenProfile({ match }: { readonly match: Match }) {
  const { id } = match;
  const [resource, send] = useOwnResource<MatchedProfile | null>(
    "matched profile",
    {
      read: (signal) =>
        nullIfMissing(sendCall("matchProfile", { parameters: { id }, signal })),
      watch: (notify) => onMatchChange(id, notify),
    },
  );
  const { value: profile, failure, notice } = resource.context;
  const files = FILE_FIELDS.flatMap((name) => {
    const label = fieldLabel(name);
    return [profile?.[name] ?? []].flat().map((file) => ({ label, file }));
  });
  if (resource.hasTag("loading"))
    return <Skeleton lines={6} label={t("investor.profileLoading")} />;
  return (
    <>
      {failure && !resource.hasTag("refreshing") && (
        <LoadFailed
          title={t("load.matchedProfileFailed")}
          reason={notice}
          onRetry={() => send({ type: "refresh.requested" })}
        />
      )}
      {resource.hasTag("known") && profile === null && (
        <LoadFailed title={t("load.matchedProfileGone")} onRetry={undefined} />
      )}
      {profile && (
        <>
          <p className="profile-text" dir="auto">
            {profile.description}
          </p>
          <section className="match-fit">
            <dl>
              <dt>{t("matching.score")}</dt>
              <dd>
                <Score value={match.match_score} />
              </dd>
            </dl>
            {match.reasons.length > 0 && (
              <div>
                <h3 className="kicker">{t("investor.why")}</h3>
                <MatchReasons
                  label={t("investor.why")}
                  reasons={match.reasons}
                />
              </div>
            )}
          </section>
          <dl className="profile-facts">
            <FieldFacts values={profile} names={FACT_FIELDS} />
          </dl>
          <section>
            <h3>{t("investor.files")}</h3>
            {files.length === 0 ? (
              <p className="muted">{t("investor.noFiles")}</p>
            ) : (
              <ul className="profile-files">
                {files.map(({ label, file }) => (
                  <FileItem key={file.id} label={label} file={file} />
                ))}
              </ul>
            )}
            {canReview(match, "approved", undefined) && (
              <p className="muted small">{t("investor.filesAfterApproval")}</p>
            )}
          </section>
        </>
      )}
    </>
  );
}

/** One file of a matched profile. Files are fetched independently of each other and of the profile. */
function FileItem(props: {
  readonly label: string;
  readonly file: StoredFile;
}) {
  const { label, file } = props;
  const { open, stateOf } = useFileOpening();
  const { opening, note, error } = stateOf(file, formatFileSize(file.size));
  return (
    <li className="stack stack--2">
      <div className="row row--nowrap">
        <span className="two-lines">
          <bdi>{file.name}</bdi>
          <span className="muted small num">
            {[label, note].join(t("ui.comma"))}
          </span>
        </span>
        <Button
          variant="outline"
          size="small"
          icon="download"
          busy={opening}
          onClick={() => open(file)}
        >
          <span>{t("ui.open")}</span>
          <span className="visually-hidden">{` ${file.name}`}</span>
        </Button>
      </div>
      {error && <Alert tone="problem" title={error} />}
    </li>
  );
}
