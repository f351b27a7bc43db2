import { type ReactNode, useId } from "react";
import { t } from "../../contract/messages/index.ts";
import { Cloth } from "./Cloth.tsx";
import { FieldError } from "./FieldError.tsx";
import { type FileActions, FileItem, type FileState } from "./FileItem.tsx";

export interface FileFieldProps extends FileActions {
  readonly label: string;
  /** The accepted types, the size limit and who can open the file. */
  readonly hint: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: boolean | undefined;
  /** Accepted file types, as in the `accept` attribute. */
  readonly accept: string;
  readonly files: readonly FileState[];
  /** The maximum number of files. With 1, a new file replaces the previous one. */
  readonly max?: number | undefined;
  /** No further file can be added. */
  readonly full?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly id?: string | undefined;
}

/** A field for files: the list of files and a button to choose one. */
export function FileField({
  label,
  hint,
  error,
  optional,
  accept,
  files,
  max = 1,
  full,
  disabled,
  onChoose,
  id: given,
  ...actions
}: FileFieldProps) {
  const made = useId();
  const id = given ?? made;
  const choose =
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
        {label}
        {optional && (
          <span className="field-optional">, {t("ui.optional")}</span>
        )}
      </span>
      {files.length > 0 && (
        <ul className="files">
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
        <div className="upload" data-invalid={error ? "" : undefined}>
          <Cloth pattern="warp" tone="thread" />
          <div className="upload-text">
            <p className="small muted" id={`${id}-hint`}>
              {hint}
            </p>
            <label
              className="btn btn--second btn--small"
              htmlFor={id}
              id={`${id}-choose`}
              aria-disabled={disabled}
            >
              {choose}
            </label>
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
          </div>
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
