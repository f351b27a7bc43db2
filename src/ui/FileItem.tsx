import type { ReactNode } from "react";
import { formatFileSize } from "../../contract/format.ts";
import { word } from "../../contract/messages/controls.ts";
import { Button } from "./Button.tsx";
import { FieldError } from "./FieldError.tsx";
import { Icon } from "./Icon.tsx";
import { Meter } from "./Meter.tsx";

export interface FileState {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Beside the size, such as "sent and checked". */
  readonly note?: string | undefined;
  /** 0 to 100 while it is being sent. */
  readonly progress?: number | undefined;
  /** Why this file could not be taken. */
  readonly error?: ReactNode;
}

export interface FileItemProps {
  readonly file: FileState;
  readonly disabled?: boolean | undefined;
  readonly onRemove: (key: string) => void;
  readonly onOpen?: ((key: string) => void) | undefined;
}

/** One file of a FileField: name, size, progress or error, and what can be done with it. */
export function FileItem({ file, disabled, onRemove, onOpen }: FileItemProps) {
  const { key, name, size, note, progress, error } = file;
  return (
    <li className="file">
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
        {onOpen && progress === undefined && !error && (
          <Button
            variant="quiet"
            size="small"
            icon="download"
            aria-label={word("openWhat", name)}
            disabled={disabled}
            onClick={() => onOpen(key)}
          >
            {word("open")}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={word("removeWhat", name)}
          disabled={disabled}
          onClick={() => onRemove(key)}
        >
          {word("remove")}
        </Button>
      </div>
      {progress !== undefined && (
        <div className="file-progress">
          <Meter value={progress} label={word("sending", name)} slim progress />
        </div>
      )}
    </li>
  );
}
