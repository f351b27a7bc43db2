import type { ReactNode } from "react";
import { say } from "../../../contract/messages/index.ts";
import { isCharacterField } from "../../../contract/rules/character-sets.ts";
import {
  PROFILE_LABELS,
  type ProfileField,
  type ProfileForm,
} from "../../../contract/rules/profile-form.ts";
import { visibleProblems } from "../../../machines/profile/facts.ts";
import type { ProfileSnapshot, SendProfile } from "./profile-view.ts";
import { replacementAid } from "./replacement-aid.tsx";

/** The fields with a single text; all others are lists. */
export type TextFieldName = {
  [K in ProfileField]: ProfileForm[K] extends string ? K : never;
}[ProfileField];
export type ListFieldName = Exclude<ProfileField, TextFieldName>;

/** Connects the fields of the form with the chart: value, problem and events of each. */
export type ProfileBinding = {
  readonly text: (field: TextFieldName) => {
    id: string;
    name: string;
    label: string;
    value: string;
    error: string | undefined;
    aid: ReactNode;
    disabled: boolean;
    onValueChange: (value: string) => void;
    onBlur: () => void;
  };
  readonly list: (field: ListFieldName) => {
    id: string;
    label: string;
    value: readonly string[];
    error: string | undefined;
    disabled: boolean;
    onValueChange: (value: readonly string[]) => void;
    onBlur: () => void;
  };
};

/** Returns the binding of a snapshot. */
export function bindProfileForm(
  snapshot: ProfileSnapshot,
  send: SendProfile,
): ProfileBinding {
  const problems = visibleProblems(snapshot.context);
  const disabled = !snapshot.can({
    type: "field.changed",
    field: "business_name",
    value: "",
  });
  const shared = (field: ProfileField) => ({
    id: field,
    name: field,
    label: PROFILE_LABELS[field],
    error: wordsOf(problems[field]),
    disabled,
    onBlur: () => send({ type: "field.left", field }),
  });
  return {
    text: (field) => ({
      ...shared(field),
      value: snapshot.context.form[field],
      aid: isCharacterField(field)
        ? replacementAid(snapshot, send, field)
        : null,
      onValueChange: (value) => send({ type: "field.changed", field, value }),
    }),
    list: (field) => {
      const { name: _, ...rest } = shared(field);
      return {
        ...rest,
        value: snapshot.context.form[field],
        onValueChange: (value) => send({ type: "field.changed", field, value }),
      };
    },
  };
}

function wordsOf(problem: ReturnType<typeof visibleProblems>[ProfileField]) {
  if (problem === undefined) return undefined;
  const hint = problem.hint ? ` ${say(problem.hint)}` : "";
  return `${say(problem.message)}${hint}`;
}
