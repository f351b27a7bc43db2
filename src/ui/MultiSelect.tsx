import {
  Combobox,
  ComboboxItem,
  ComboboxPopover,
  ComboboxProvider,
} from "@ariakit/react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { t } from "../../contract/messages/index.ts";
import { searchText } from "../../contract/search-text.ts";
import { Field, type FieldTexts, type Option } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

/** A field for several choices. Typing filters the options. Backspace in an empty input removes the last tag. */
export function MultiSelect({
  label,
  hint,
  error,
  optional,
  options,
  value,
  onValueChange,
  emptyText,
  disabled,
  onBlur,
  id,
}: Pick<FieldTexts, "hint" | "error" | "optional"> & {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  /** Called with the new selection, in the order of the options. */
  readonly onValueChange: (value: readonly string[]) => void;
  /** Shown when no option matches the typed text. */
  readonly emptyText: string;
  readonly disabled?: boolean | undefined;
  /** Called when the focus leaves the whole field. */
  readonly onBlur?: (() => void) | undefined;
  readonly id: string;
}) {
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const matching = options.filter((option) =>
    searchText(option.label).includes(searchText(search)),
  );
  const selected = options.filter((option) => value.includes(option.value));

  const focusInput = () => container.current?.querySelector("input")?.focus();
  const select = (next: readonly string[]) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((value) => next.includes(value)),
    );
  const remove = (removed: string) => {
    select(value.filter((other) => other !== removed));
    focusInput();
  };
  const removeLastTag = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = selected.at(-1);
    const isDeletion = event.key === "Backspace" && !event.repeat;
    if (isDeletion && search === "" && last) remove(last.value);
  };
  const handleBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (container.current?.contains(next)) return;
    if (next instanceof Element && next.closest("[role=listbox]")) return;
    onBlur?.();
  };

  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(attributes) => (
        <ComboboxProvider
          open={open}
          setOpen={setOpen}
          value={search}
          setValue={setSearch}
          selectedValue={[...value]}
          setSelectedValue={select}
          resetValueOnHide
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the box only extends the input's click area */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box only extends the input's click area */}
          <div
            ref={container}
            className="tag-box"
            data-invalid={error ? "" : undefined}
            data-disabled={disabled ? "" : undefined}
            onBlur={handleBlur}
            onClick={(event) => {
              if (event.target === container.current) focusInput();
            }}
          >
            <Tags
              {...{ label, options: selected, disabled }}
              onRemove={remove}
            />
            <Combobox
              {...attributes}
              type="text"
              dir={search ? "auto" : undefined}
              disabled={disabled ?? false}
              autoComplete="list"
              onKeyDown={removeLastTag}
            />
          </div>
          <ComboboxPopover
            className="options surface"
            aria-label={label}
            getAnchorRect={() =>
              container.current?.getBoundingClientRect() ?? null
            }
            sameWidth
            gutter={6}
            unmountOnHide
          >
            {matching.map((option) => (
              <Choice
                key={option.value}
                option={option}
                isSelected={value.includes(option.value)}
              />
            ))}
            {matching.length === 0 && (
              <p className="options-none" aria-hidden="true">
                {emptyText}
              </p>
            )}
          </ComboboxPopover>
          {/* Outside the popover, because a listbox may contain only options. */}
          <div className="visually-hidden" role="status">
            {open && matching.length === 0 && emptyText}
          </div>
        </ComboboxProvider>
      )}
    </Field>
  );
}

/** The selected options, each with a button that removes it. */
function Tags(props: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly disabled: boolean | undefined;
  readonly onRemove: (value: string) => void;
}) {
  const { label, options, disabled, onRemove } = props;
  if (options.length === 0) return null;
  return (
    <ul className="tags" aria-label={label}>
      {options.map((option) => (
        <li key={option.value} className="tag">
          <span>{option.label}</span>
          <button
            type="button"
            disabled={disabled}
            aria-label={t("ui.removeNamed", { name: option.label })}
            onClick={() => onRemove(option.value)}
          >
            <Icon name="cross" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Choice(props: {
  readonly option: Option;
  readonly isSelected: boolean;
}) {
  return (
    <ComboboxItem
      value={props.option.value}
      className="option"
      focusOnHover
      resetValueOnSelect
    >
      <span>{props.option.label}</span>
      {props.isSelected && <Icon name="check" />}
    </ComboboxItem>
  );
}
