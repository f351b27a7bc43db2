import { t } from "../../../contract/messages/index.ts";
import {
  type CharacterField,
  isCharacterField,
  type ProfileField,
} from "../../../contract/profile/fields.ts";
import {
  replaceDisallowed,
  type TextPart,
} from "../../../contract/profile/replacement.ts";
import { visibleProblems } from "../../../machines/profile/chart.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { ProfileProps } from "./readiness.tsx";

/**
 * Returns the controls to replace characters that a field does not allow: first "Replace them",
 * then a preview with two buttons, and finally Undo. Nothing is replaced without confirmation.
 * Returns null for a field that allows all characters.
 */
export function replacementSuggestion({
  snapshot,
  send,
  name: field,
}: ProfileProps & { readonly name: ProfileField }) {
  if (!isCharacterField(field)) return null;
  const { form, previewedField } = snapshot.context;
  const parts = replaceDisallowed(field, form[field]);
  const isPreviewing =
    snapshot.hasTag("previewing") && previewedField === field;
  const isOffered =
    !isPreviewing &&
    visibleProblems(snapshot.context)[field] !== undefined &&
    snapshot.can({ type: "replacement.requested", field });
  const canUndo = snapshot.can({ type: "replacement.undone", field });
  const isEmpty = !isOffered && !isPreviewing && !canUndo;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
    <div
      className={classNames("replacement", isEmpty && "replacement--empty")}
      role="group"
      aria-labelledby={`${field}-label`}
    >
      {isOffered && (
        <Button
          variant="outline"
          size="small"
          aria-describedby={`${field}-error`}
          onClick={() => send({ type: "replacement.requested", field })}
        >
          {t("profile.replacement.offer")}
        </Button>
      )}
      {isPreviewing && parts && (
        <Preview field={field} parts={parts} send={send} />
      )}
      <div className="row replacement-done">
        <p className="small" role="status">
          {canUndo && t("profile.replacement.done")}
        </p>
        {canUndo && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => send({ type: "replacement.undone", field })}
          >
            {t("profile.replacement.undo")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Preview(props: {
  readonly field: CharacterField;
  readonly parts: readonly TextPart[];
  readonly send: ProfileProps["send"];
}) {
  const { field, parts, send } = props;
  const id = `${field}-preview`;
  let offset = 0;
  return (
    <div className="stack stack--3 replacement-preview">
      <h3 id={id} tabIndex={-1} aria-describedby={`${id}-text`}>
        {t("profile.replacement.preview")}
      </h3>
      <p id={`${id}-text`} dir="auto">
        {parts.map(({ text, isReplacement }) => {
          const key = offset;
          offset += text.length;
          const Part = isReplacement ? "mark" : "span";
          return <Part key={key}>{text}</Part>;
        })}
      </p>
      <div className="row">
        <Button
          size="small"
          onClick={() => send({ type: "replacement.accepted" })}
        >
          {t("profile.replacement.accept")}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => send({ type: "replacement.declined" })}
        >
          {t("profile.replacement.decline")}
        </Button>
      </div>
    </div>
  );
}
