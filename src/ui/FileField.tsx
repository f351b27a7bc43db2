import { type ReactNode, useId } from "react";
import { word } from "../../contract/messages/controls.ts";
import { Cloth } from "./Cloth.tsx";
import { FieldError } from "./FieldError.tsx";
import { FileItem, type FileState } from "./FileItem.tsx";

export interface FileFieldProps {
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
  readonly disabled?: boolean | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  /** Opens a file that is stored. */
  readonly onOpen?: ((key: string) => void) | undefined;
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
  disabled,
  onChoose,
  onRemove,
  onOpen,
  id: given,
}: FileFieldProps) {
  const made = useId();
  const id = given ?? made;
  const full = max > 1 && files.length >= max;
  const choose =
    files.length === 0
      ? word(max > 1 ? "chooseFiles" : "chooseFile")
      : word(max > 1 ? "addFile" : "replaceFile");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out like the other labels
    <div className="field" role="group" aria-labelledby={`${id}-label`}>
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
              disabled={disabled}
              onRemove={onRemove}
              onOpen={onOpen}
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
