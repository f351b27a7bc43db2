import { type ReactNode, useId } from "react";
import { formatFileSize } from "../../contract/format.ts";
import { t } from "../../contract/messages/index.ts";
import { Button } from "./Button.tsx";
import { buttonClass } from "./button-class.ts";
import { FieldError } from "./FieldError.tsx";
import { Icon } from "./Icon.tsx";
import { Meter } from "./Meter.tsx";

export interface FileState {
  readonly key: string;
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  /** Shown next to the size, such as "sent and checked". */
  readonly note?: string | undefined;
  /** The upload progress, 0 to 100. */
  readonly progress?: number | undefined;
  /** Why this file could not be accepted, uploaded or opened. */
  readonly error?: ReactNode;
  /** Saved on the server: it can be opened and replaced. */
  readonly stored?: boolean | undefined;
  /** It is being downloaded. */
  readonly opening?: boolean | undefined;
  /** The upload has stopped and can be retried. */
  readonly stalled?: boolean | undefined;
  /** It can't be removed or replaced at the moment. */
  readonly locked?: boolean | undefined;
}

export interface FileActions {
  readonly onRemove: (key: string) => void;
  readonly onOpen?: ((key: string) => void) | undefined;
  /** Replaces the file with another one. */
  readonly onReplace?: ((key: string, file: File) => void) | undefined;
  readonly onRetry?: ((key: string) => void) | undefined;
}

export interface FileItemProps extends FileActions {
  readonly file: FileState;
  /** Accepted types of a replacement. */
  readonly accept: string;
  readonly disabled?: boolean | undefined;
}

/** One file of a FileField: name, size, progress or error, and its actions. */
export function FileItem({
  file,
  accept,
  disabled,
  onRemove,
  onOpen,
  onReplace,
  onRetry,
}: FileItemProps) {
  const { key, name, size, note, progress, error, stored, opening } = file;
  const isSending = progress !== undefined;
  const isStopped = file.stalled === true;
  const isLocked = disabled || file.locked === true;
  return (
    <li className="file" aria-busy={isSending || undefined}>
      <Icon name="file" />
      <div className="file-text">
        <span className="file-name" title={name}>
          {name}
        </span>
        <span className="muted num">
          {formatFileSize(size)}
          {note && `, ${note}`}
        </span>
        {error && <FieldError id={`file-${key}-error`}>{error}</FieldError>}
      </div>
      <div className="file-actions">
        {onRetry && isStopped && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t("ui.tryAgainWhat", { what: name })}
            onClick={() => onRetry(key)}
          >
            {t("ui.tryAgain")}
          </Button>
        )}
        {onOpen && stored && (
          <Button
            variant="quiet"
            size="small"
            icon="download"
            aria-label={t("ui.openWhat", { what: name })}
            disabled={disabled}
            busy={opening}
            onClick={() => onOpen(key)}
          >
            {t("ui.open")}
          </Button>
        )}
        {onReplace && stored && (
          <ReplaceButton
            name={name}
            accept={accept}
            disabled={isLocked}
            onReplace={(next) => onReplace(key, next)}
          />
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t(
            isSending || isStopped ? "ui.cancelWhat" : "ui.removeWhat",
            { what: name },
          )}
          disabled={isLocked}
          onClick={() => onRemove(key)}
        >
          {t(isSending || isStopped ? "ui.cancel" : "ui.remove")}
        </Button>
      </div>
      {isSending && (
        <div className="file-progress">
          <Meter
            value={progress}
            label={t("ui.sending", { what: name })}
            slim
            progress
          />
        </div>
      )}
    </li>
  );
}

function ReplaceButton({
  name,
  accept,
  disabled,
  onReplace,
}: {
  readonly name: string;
  readonly accept: string;
  readonly disabled: boolean;
  readonly onReplace: (file: File) => void;
}) {
  const id = useId();
  return (
    <span className="file-replace">
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-label={t("ui.replaceWhat", { what: name })}
        onChange={(event) => {
          const [next] = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (next) onReplace(next);
        }}
      />
      <label
        className={buttonClass({ variant: "quiet", size: "small" })}
        htmlFor={id}
        aria-disabled={disabled || undefined}
      >
        {t("ui.replace")}
      </label>
    </span>
  );
}
