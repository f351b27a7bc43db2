import { type ReactNode, useId } from "react";
import { formatFileSize } from "../../contract/format.ts";
import { t } from "../../contract/messages/index.ts";
import { Button, buttonClass } from "./Button.tsx";
import { Cloth } from "./Cloth.tsx";
import { FieldError, OptionalMark } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { Meter } from "./Meter.tsx";

export interface FileState {
  readonly key: string;
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  /** Shown next to the size, such as "stored". */
  readonly note?: string | undefined;
  /** The upload progress, 0 to 100. */
  readonly progress?: number | undefined;
  /** Why this file could not be accepted, uploaded or opened. */
  readonly error?: ReactNode;
  /** Whether the file is saved on the server, so that it can be opened and replaced. */
  readonly stored?: boolean | undefined;
  /** Whether the file is being downloaded. */
  readonly opening?: boolean | undefined;
  /** The upload has stopped and can be retried. */
  readonly stalled?: boolean | undefined;
  /** Whether the file can't be removed or replaced at the moment. */
  readonly locked?: boolean | undefined;
}

interface FileActions {
  readonly onRemove: (key: string) => void;
  readonly onOpen?: ((key: string) => void) | undefined;
  readonly onReplace?: ((key: string, file: File) => void) | undefined;
  readonly onRetry?: ((key: string) => void) | undefined;
}

/** An optional file input with a list of its files. */
export function FileField({
  label,
  hint,
  error,
  accept,
  files,
  max = 1,
  full,
  disabled,
  onChoose,
  id,
  ...actions
}: FileActions & {
  readonly label: string;
  /** The accepted types, the size limit and who can open the file. */
  readonly hint: ReactNode;
  readonly error?: ReactNode;
  readonly accept: string;
  readonly files: readonly FileState[];
  /** The maximum number of files. With 1, a new file replaces the previous one. */
  readonly max?: number | undefined;
  /** No further file can be added. */
  readonly full?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly id: string;
}) {
  const chooseLabel =
    files.length === 0
      ? t(max > 1 ? "ui.chooseFiles" : "ui.chooseFile")
      : t(max > 1 ? "ui.addFile" : "ui.replaceFile");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset can't be laid out like the other labels
    <div
      className="field"
      role="group"
      aria-labelledby={`${id}-label`}
      id={`${id}-group`}
      tabIndex={-1}
    >
      <span className="field-label" id={`${id}-label`}>
        <span>{label}</span>
        <OptionalMark />
      </span>
      {files.length > 0 && (
        <ul className="stack stack--2">
          {files.map((file) => (
            <FileItem
              key={file.key}
              file={file}
              accept={accept}
              disabled={disabled}
              {...actions}
            />
          ))}
        </ul>
      )}
      {full ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an alternative to the file input
        <div
          className="stack upload"
          data-invalid={error ? "" : undefined}
          // `main.tsx` keeps the browser from opening a dropped file.
          onDrop={(event) => {
            const dropped = [...event.dataTransfer.files];
            if (!disabled && dropped.length > 0)
              onChoose(max > 1 ? dropped : dropped.slice(0, 1));
          }}
        >
          <Cloth pattern="warp" tone="thread" />
          <div className="stack stack--2 upload-text">
            <p className="small muted" id={`${id}-hint`}>
              {hint}
            </p>
            <input
              className="visually-hidden"
              id={id}
              type="file"
              accept={accept}
              multiple={max > 1}
              disabled={disabled}
              aria-labelledby={`${id}-choose ${id}-label`}
              aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                const chosen = [...(event.currentTarget.files ?? [])];
                // Allows the same file to be chosen again after it was removed.
                event.currentTarget.value = "";
                if (chosen.length > 0) onChoose(chosen);
              }}
            />
            <label
              className={buttonClass({ variant: "outline", size: "small" })}
              htmlFor={id}
              id={`${id}-choose`}
              aria-disabled={disabled || undefined}
            >
              {chooseLabel}
            </label>
          </div>
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function FileItem({
  file,
  accept,
  disabled,
  onRemove,
  onOpen,
  onReplace,
  onRetry,
}: FileActions & {
  readonly file: FileState;
  readonly accept: string;
  readonly disabled?: boolean | undefined;
}) {
  const { key, name, size, note, progress, error, stored, opening } = file;
  const isSending = progress !== undefined;
  const isUploading = isSending || file.stalled === true;
  const isLocked = disabled || file.locked === true;
  const errorId = error ? `file-${key}-error` : undefined;
  const replaceId = useId();
  const action = (text: "tryAgain" | "open" | "cancel" | "remove") =>
    ({
      variant: "quiet",
      size: "small",
      "aria-label": t(`ui.${text}Named`, { name }),
      "aria-describedby": errorId,
      children: t(`ui.${text}`),
    }) as const;
  return (
    <li className="row surface file" aria-busy={isSending || undefined}>
      <Icon name="file" />
      <div className="file-text">
        <span className="file-name" dir="auto">
          {name}
        </span>
        <span className="muted num">
          {[formatFileSize(size), note].filter(Boolean).join(t("ui.comma"))}
        </span>
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      <div className="file-actions">
        {onRetry && file.stalled && (
          <Button {...action("tryAgain")} onClick={() => onRetry(key)} />
        )}
        {onOpen && stored && (
          <Button
            {...action("open")}
            icon="download"
            busy={opening}
            onClick={() => onOpen(key)}
          />
        )}
        {onReplace && stored && (
          <span className="file-replace">
            <input
              className="visually-hidden"
              id={replaceId}
              type="file"
              accept={accept}
              disabled={isLocked}
              aria-label={t("ui.replaceNamed", { name })}
              onChange={(event) => {
                const [newFile] = event.currentTarget.files ?? [];
                event.currentTarget.value = "";
                if (newFile) onReplace(key, newFile);
              }}
            />
            <label
              className={buttonClass({ variant: "quiet", size: "small" })}
              htmlFor={replaceId}
              aria-disabled={isLocked || undefined}
            >
              {t("ui.replace")}
            </label>
          </span>
        )}
        <Button
          {...action(isUploading ? "cancel" : "remove")}
          disabled={isLocked}
          onClick={() => onRemove(key)}
        />
      </div>
      {isSending && (
        <div className="file-progress">
          <Meter
            value={progress}
            label={t("ui.sending", { name })}
            slim
            progress
          />
        </div>
      )}
    </li>
  );
}
