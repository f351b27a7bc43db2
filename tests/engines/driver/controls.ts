/** The functions of this file run in the page, so they use nothing from outside their own bodies. */

export type Role =
  | "button"
  | "link"
  | "radio"
  | "checkbox"
  | "heading"
  | "textbox"
  | "combobox"
  | "option"
  | "alert";

/** Describes a control. `name` matches an accessible name that is equal to it or, if there is none, begins with it. */
export type ControlQuery = {
  readonly role: Role | "labelled";
  readonly name: string;
  /** Text in the table row, list item or article that contains the control. */
  readonly within?: string;
};

/**
 * Returns the first visible control that matches, or null. While a modal dialog is open, only its controls are found,
 * because people cannot reach the others. The role `labelled` means any form control.
 */
export function findControl(query: ControlQuery): Element | null {
  const selectors = {
    button: "button, [role=button], input[type=submit], summary",
    link: "a[href]",
    radio: "input[type=radio], [role=radio]",
    checkbox: "input[type=checkbox]",
    heading: "h1, h2, h3, h4, h5, h6",
    textbox:
      "textarea, input:not([type=radio], [type=checkbox], [type=file], [role])",
    combobox: "[role=combobox], select",
    option: "[role=option]",
    alert: "[role=alert]",
    labelled: "input, select, textarea",
  };
  const tidy = (text: string | null | undefined) =>
    (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby");
    if (ids)
      return tidy(
        ids
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent)
          .join(" "),
      );
    const label = element.getAttribute("aria-label");
    if (label) return tidy(label);
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length > 0)
      return tidy([...labels].map(({ textContent }) => textContent).join(" "));
    return tidy(
      element instanceof HTMLInputElement ? element.value : element.textContent,
    );
  };
  const isReachable = (element: Element) =>
    // A hidden file input or radio button is reached through its label.
    element instanceof HTMLInputElement
      ? !element.closest("[hidden], [inert]")
      : element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === "visible";
  const contains = (element: Element) =>
    !query.within ||
    tidy(element.closest("tr, li, article")?.textContent).includes(
      query.within,
    );
  const modals = document.querySelectorAll("dialog:modal");
  const scope = modals[modals.length - 1] ?? document;
  const controls = [...scope.querySelectorAll(selectors[query.role])].filter(
    (element) => isReachable(element) && contains(element),
  );
  return (
    controls.find((element) => nameOf(element) === query.name) ??
    controls.find((element) => nameOf(element).startsWith(query.name)) ??
    null
  );
}

/** Scrolls a control into view and returns whether it can be used. */
export function isReady(element: Element): boolean {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return (
    !element.matches(":disabled") &&
    element.getAttribute("aria-disabled") !== "true"
  );
}

/** Selects an option of a list by its text or value, as a person would. Returns whether the list has that option. */
export function selectOption(element: Element, option: string): boolean {
  const list = element as HTMLSelectElement;
  const found = [...list.options].find(
    ({ value, text }) => text === option || value === option,
  );
  if (!found) return false;
  list.value = found.value;
  for (const type of ["input", "change"])
    list.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Selects the content of a text control, so that the text that is typed next replaces it. */
export function selectContent(element: Element): void {
  const control = element as HTMLInputElement;
  control.focus();
  control.select();
}
