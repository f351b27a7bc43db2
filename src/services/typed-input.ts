type TextControl = HTMLInputElement | HTMLTextAreaElement;
/** Editable text controls. React sets their text, so their `defaultValue` is the text that it has rendered last. */
const TEXT_CONTROLS = ":is(input, textarea):read-write:not([type=number])";
/** Events after which a browser, a password manager or an extension may have set a value without an event. */
const OCCASIONS = [
  "animationstart",
  "change",
  "focusin",
  "input",
  "keydown",
  "pointerover",
  "submit",
];

/** Input that React does not know, and the element that had the focus. */
export type UnknownInput = {
  readonly texts: readonly (readonly [control: TextControl, text: string])[];
  readonly boxes: readonly HTMLInputElement[];
  readonly focused: Element | null;
};

/** Returns the input that React does not know: texts that differ from the rendered ones, and checked boxes. */
export function unknownInput(): UnknownInput {
  return {
    texts: unknownTexts(),
    boxes: [...document.querySelectorAll("input")].filter(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    ),
    focused: document.activeElement,
  };
}

/** Enters input again, so that React handles it. If React has replaced a control, uses the one with the same name. */
export function enterAgain(input: UnknownInput | undefined): void {
  if (!input) return;
  for (const box of input.boxes) {
    const current = currentOf(box);
    if (!current) continue;
    current.checked = false;
    current.click();
  }
  for (const [control, text] of input.texts) {
    const current = currentOf(control);
    // If the text was changed since then, React has already handled the change.
    if (current && [text, current.defaultValue].includes(current.value))
      enterText(current, text);
  }
  if (input.focused && !input.focused.isConnected)
    currentOf(input.focused as HTMLInputElement)?.focus();
}

/** Reports texts that were set without an event, so that the page neither ignores nor removes them. */
export function reportSilentInput(): void {
  const report = ({ type, target }: Event) => {
    // The page handles this event itself.
    for (const [control, text] of unknownTexts())
      if (type !== "input" || control !== target) enterText(control, text);
  };
  // On the window and in the capture phase, so that this runs before React handles the event and renders.
  for (const type of OCCASIONS) addEventListener(type, report, true);
}

function unknownTexts(): [TextControl, string][] {
  return [...document.querySelectorAll<TextControl>(TEXT_CONTROLS)]
    .filter(
      ({ value, defaultValue }) =>
        value !== defaultValue.replaceAll("\r\n", "\n"),
    )
    .map((control) => [control, control.value]);
}

/** Returns the control itself or, if it was removed, the control with its name and, for a radio button, its value. */
function currentOf<Control extends TextControl>(
  control: Control,
): Control | null {
  if (control.isConnected) return control;
  const { tagName, name, type, value } = control;
  const withValue = type === "radio" ? `[value="${value}"]` : "";
  return document.querySelector(`${tagName}[name="${name}"]${withValue}`);
}

function enterText(control: TextControl, text: string): void {
  control.value = control.defaultValue;
  // Uses the setter of the prototype: React tracks values set on the element itself and would ignore the event.
  const valueProperty = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(control),
    "value",
  );
  valueProperty?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
