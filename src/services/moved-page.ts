import { MOVED_PAGE_KEY } from "../../contract/storage.ts";
import { SECRET_FIELD } from "./address-secrets.ts";
import { appPath } from "./page-address.ts";
import { readMovedPage } from "./reader-languages.ts";
import { tabStorage } from "./storage.ts";
import { enterAgain } from "./typed-input.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The name of a control, and its text, its option or, for a checked box, its value. */
type Entry = readonly [name: string, value: string];

const CONTROLS = "main :is(input, textarea, select)[name]";
const WITHOUT_INPUT = /^(?:button|file|hidden|image|password|reset|submit)$/;

/** Stores the path of this page, its navigation state and what was typed, except secrets and files. */
export function storeMovedPage(): void {
  const entries = [...document.querySelectorAll<Control>(CONTROLS)]
    .filter((control) => !isBox(control) || control.checked)
    .filter(({ name }) => !SECRET_FIELD.test(name))
    .filter(({ type, value }) => value !== "" && !WITHOUT_INPUT.test(type))
    .map(({ name, value }): Entry => [name, value]);
  const { state } = history;
  const moved = { path: appPath(), state, entries };
  tabStorage.write(MOVED_PAGE_KEY, JSON.stringify(moved));
}

/** Enters what was typed into this page in another language, and forgets it. */
export function enterMovedInput(): void {
  const moved = readMovedPage();
  tabStorage.remove(MOVED_PAGE_KEY);
  if (moved?.path !== appPath() || !Array.isArray(moved.entries)) return;
  const found = (moved.entries as readonly Entry[]).flatMap(([name, value]) =>
    [...document.getElementsByName(name)]
      .filter((element): element is Control => element.matches(CONTROLS))
      .filter((control) => !isBox(control) || control.value === value)
      .map((control) => [control, value] as const),
  );
  for (const [control, value] of found)
    if (control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  enterAgain({
    boxes: found.map(([control]) => control).filter(isBox),
    texts: found.flatMap(([control, value]) =>
      isBox(control) || control instanceof HTMLSelectElement
        ? []
        : [[control, value]],
    ),
    focused: null,
  });
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
