import { SECRET_FIELD } from "../address-secrets.ts";
import {
  combineUnsubscribes,
  onLeaving,
  type Unsubscribe,
} from "../page-events.ts";
import { enterAgain } from "../typed-input.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The name of a control, and its text, its option or, for a checked box, its value. */
type Entry = readonly [name: string, value: string];

const CONTROLS = "main :is(input, textarea, select)[name]";
const WITHOUT_INPUT = /^(?:button|file|hidden|image|password|reset|submit)$/;

/** Returns what was typed into this page, except secrets and files. */
export function typedEntries(): readonly Entry[] {
  return keptControls()
    .filter((control) => !isBox(control) || control.checked)
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => [name, value]);
}

/**
 * Enters what was typed into this page in another language. A form that appears only after its data has loaded, or in a
 * dialog, gets its texts when it appears, until the path changes.
 */
export function enterEntries(entries: unknown): Unsubscribe {
  let missing = Array.isArray(entries) ? (entries as readonly Entry[]) : [];
  const enter = () => {
    missing = missing.filter((entry) => !enterEntry(entry));
    if (missing.length === 0) stop();
  };
  const observer = new MutationObserver(enter);
  const stop = combineUnsubscribes(
    () => observer.disconnect(),
    onLeaving(() => stop()),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  enter();
  return stop;
}

/** Returns whether the page has a control for the entry. */
function enterEntry([name, value]: Entry): boolean {
  const found = keptControls().filter(
    (control) =>
      control.name === name &&
      (isBox(control) ? control.value === value : hasOption(control, value)),
  );
  for (const control of found)
    if (control instanceof HTMLSelectElement) {
      if (control.value === value) continue;
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (isBox(control)) {
      if (!control.checked) control.click();
    } else enterAgain({ texts: [[control, value]], boxes: [], focused: null });
  return found.length > 0;
}

/**
 * Returns the controls whose input is carried to the page in another language. The profile form has a draft of its own.
 * Amounts are left out, because their separators have another meaning in other languages.
 */
function keptControls(): Control[] {
  return [...document.querySelectorAll<Control>(CONTROLS)].filter(
    (control) =>
      !SECRET_FIELD.test(control.name) &&
      !WITHOUT_INPUT.test(control.type) &&
      control.inputMode !== "decimal" &&
      !control.closest("[data-draft]"),
  );
}

function hasOption(control: Control, value: string): boolean {
  return (
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some((option) => option.value === value)
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
