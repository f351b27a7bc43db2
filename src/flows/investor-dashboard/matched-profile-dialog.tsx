import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { say } from "../../../contract/messages/index.ts";
import { matchPages } from "../../../contract/messages/match-pages.ts";
import type { matchedProfileMachine } from "../../../machines/matched-profile.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { MatchedProfileFiles } from "./matched-profile-files.tsx";
import { profileFacts } from "./profile-facts.ts";

const words = matchPages.investor;

/** What a matched business says of itself, as far as the match lets the investor read it (decisions: Matching). */
export function MatchedProfileDialog({
  snapshot,
  send,
}: {
  readonly snapshot: SnapshotFrom<typeof matchedProfileMachine>;
  readonly send: ActorRefFrom<typeof matchedProfileMachine>["send"];
}) {
  const { name, profile, notice, reason } = snapshot.context;
  const canRetry = snapshot.can({ type: "load.retried" });
  return (
    <Dialog
      open={snapshot.hasTag("open")}
      onClose={() => send({ type: "profile.closed" })}
      title={name}
      wide
    >
      {snapshot.hasTag("loading") && (
        <Skeleton lines={6} label={words.profileLoading} />
      )}
      {notice && (
        <Alert
          tone="problem"
          title={say(notice)}
          actions={
            canRetry && (
              <Button
                variant="second"
                size="small"
                onClick={() => send({ type: "load.retried" })}
              >
                {matchPages.tryAgain}
              </Button>
            )
          }
        >
          {reason && say(reason)}
        </Alert>
      )}
      {profile && (
        <>
          <p className="profile-text">{profile.description}</p>
          <dl className="profile-facts">
            {profileFacts(profile).map(({ term, value, href }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {href ? (
                    <a href={href} target="_blank" rel="noopener noreferrer">
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <MatchedProfileFiles
            profile={profile}
            isBusy={snapshot.hasTag("busy")}
            onOpen={(file) => send({ type: "file.asked", file })}
          />
        </>
      )}
    </Dialog>
  );
}
