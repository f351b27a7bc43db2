import { type ReactNode, useId } from "react";
import { word } from "../../contract/messages/controls.ts";
import { Cloth } from "./Cloth.tsx";
import { FieldError } from "./FieldError.tsx";
import { type FileActions, FileItem, type FileState } from "./FileItem.tsx";

export interface FileFieldProps extends FileActions {
  readonly label: string;
  /** Which kinds, how large, and who may open it. */
  readonly hint: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: boolean | undefined;
  /** Kinds of files to choose from, as the native `accept`. */
  readonly accept: string;
  readonly files: readonly FileState[];
  /** How many files it holds; with one, choosing again replaces it. */
  readonly max?: number | undefined;
  /** There is no room for one more. */
  readonly full?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly id?: string | undefined;
}

/** A field for files: what is there, and a place to choose. */
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
      ? word(max > 1 ? "chooseFiles" : "chooseFile")
      : word(max > 1 ? "addFile" : "replaceFile");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out like the other labels
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
          <span className="field-optional">, {word("optional")}</span>
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
                // So that the same file can be chosen again after it was removed.
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
