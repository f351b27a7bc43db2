import { t } from "../../contract/messages/index.ts";
import { Icon } from "./Icon.tsx";
import { initials } from "./initials.ts";

export interface AvatarProps {
  /** The name of the person or business. Its initials are shown until there is a picture. */
  readonly name: string;
  /** The URL of the picture (`blob:` for a newly chosen file). */
  readonly src?: string | undefined;
  /** Makes the picture a button that opens the file chooser. */
  readonly onChoose?: ((file: File) => void) | undefined;
  /** Accepted file types, as in the `accept` attribute. */
  readonly accept?: string | undefined;
}

/** The picture of a person or a business. */
export function Avatar({
  name,
  src,
  onChoose,
  accept = "image/*",
}: AvatarProps) {
  const picture = src ? <img src={src} alt="" /> : initials(name);
  if (!onChoose) {
    return (
      <span className="avatar" aria-hidden="true">
        {picture}
      </span>
    );
  }
  return (
    <label className="avatar avatar--button">
      <span aria-hidden="true">{picture}</span>
      <span className="visually-hidden">{t("ui.changePicture")}</span>
      <Icon name="edit" />
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
