import { formatFileSize } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import { fieldsOf, isProfileFile } from "../../../contract/profile/fields.ts";
import { fieldLabel } from "../../../contract/profile/form.ts";
import type {
  MatchedProfile,
  StoredFile,
} from "../../../contract/profile/wire.ts";
import { Button } from "../../ui/Button.tsx";

/** The financial files, which are readable after approval. */
const FINANCIAL = fieldsOf("investee")
  .filter(isProfileFile)
  .filter((name) => name !== "avatar");
const NAMES = ["pitch_deck", ...FINANCIAL] as const;

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
  const files = NAMES.flatMap((name) => {
    const kind = fieldLabel(name);
    const stored = profile[name];
    if (stored === null) return [];
    return [stored].flat().map((file) => ({ kind, file }));
  });
  const hasFinancial = FINANCIAL.some((name) => profile[name] !== null);
  return (
    <section>
      <h3>{t("investor.files")}</h3>
      {files.length === 0 ? (
        <p className="muted">{t("investor.noFiles")}</p>
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
                {t("ui.open")}
                <span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!hasFinancial && (
        <p className="muted small">{t("investor.laterFiles")}</p>
      )}
    </section>
  );
}
