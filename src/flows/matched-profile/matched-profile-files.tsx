import { formatFileSize } from "../../../contract/format.ts";
import { matchPages } from "../../../contract/messages/match-pages.ts";
import { profilePage } from "../../../contract/messages/profile-page.ts";
import type { MatchedProfile, StoredFile } from "../../../contract/wire.ts";
import { Button } from "../../ui/Button.tsx";

const words = matchPages.investor;
const kinds = profilePage.files;

/** The files of a matched profile that the match permits to open. */
export function MatchedProfileFiles({
  profile,
  isBusy,
  onOpen,
}: {
  readonly profile: MatchedProfile;
  readonly isBusy: boolean;
  readonly onOpen: (file: StoredFile) => void;
}) {
  const financial = [
    { kind: kinds.scale, file: profile.ability_to_scale_file },
    { kind: kinds.records, file: profile.financial_records_file },
  ].flatMap(({ kind, file }) => (file ? [{ kind, file }] : []));
  const files = [
    ...profile.pitch_deck.map((file) => ({ kind: kinds.deck, file })),
    ...financial,
  ];
  return (
    <section>
      <h3>{words.files}</h3>
      {files.length === 0 ? (
        <p className="muted">{words.noFiles}</p>
      ) : (
        <ul className="profile-files">
          {files.map(({ kind, file }) => (
            <li key={file.id}>
              <span className="profile-file">
                {file.name}
                <span className="muted small num">
                  {kind}, {formatFileSize(file.size)}
                </span>
              </span>
              <Button
                variant="second"
                size="small"
                icon="download"
                disabled={isBusy}
                onClick={() => onOpen(file)}
              >
                {words.download}
                <span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {financial.length === 0 && (
        <p className="muted small">{words.laterFiles}</p>
      )}
    </section>
  );
}
