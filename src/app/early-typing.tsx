import { useEffect, useLayoutEffect, useRef } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Typed = { readonly control: TextControl; readonly text: string };
type Found = {
  readonly typed: readonly Typed[];
  readonly ticked: readonly HTMLInputElement[];
};

/**
 * A prerendered page accepts input before its code is loaded, which takes seconds on a slow network. React ignores this
 * input and would clear the fields on its first update, so the input is repeated after hydration.
 *
 * Renders nothing. Must be placed after the page, inside the same Suspense boundary.
 */
export function EarlyTyping() {
  const found = useRef<Found>({ typed: [], ticked: [] });
  // In a layout effect, before an update of the page clears the fields.
  useLayoutEffect(() => {
    found.current = { typed: typedTexts(), ticked: tickedBoxes() };
  }, []);
  useEffect(() => {
    // The page's chart has been started and has read its initial values by then.
    const timer = setTimeout(() => {
      for (const one of found.current.ticked) repeatTick(one);
      for (const one of found.current.typed) repeatText(one);
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function typedTexts(): Typed[] {
  return [
    ...document.querySelectorAll<TextControl>(
      "input:not([type=radio], [type=checkbox], [type=file]), textarea",
    ),
  ]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((control) => ({ control, text: control.value }));
}

function tickedBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll("input")].filter(
    ({ checked, defaultChecked }) => checked && !defaultChecked,
  );
}

function repeatText({ control, text }: Typed): void {
  // Input after hydration was handled by React, including the earlier text.
  if (control.value !== text && control.value !== control.defaultValue) return;
  control.value = control.defaultValue;
  // Uses the setter of the prototype: React tracks values set on the element itself and would ignore the event.
  const field = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(control),
    "value",
  );
  field?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeatTick(box: HTMLInputElement): void {
  box.checked = false;
  box.click();
}
