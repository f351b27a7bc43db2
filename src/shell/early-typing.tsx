import { useEffect, useLayoutEffect, useRef } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Typed = { readonly control: TextControl; readonly text: string };
type Found = {
  readonly typed: readonly Typed[];
  readonly ticked: readonly HTMLInputElement[];
};

/**
 * A page that the build has written can be typed into before its code is there, on a slow network for seconds. React
 * takes no notice of that and would empty the fields with its first change, so it is told of it once it listens.
 *
 * Draws nothing; stands behind the page, inside the same boundary.
 */
export function EarlyTyping() {
  const found = useRef<Found>({ typed: [], ticked: [] });
  // At once, before a change of the page empties the fields.
  useLayoutEffect(() => {
    found.current = { typed: typedTexts(), ticked: tickedBoxes() };
  }, []);
  useEffect(() => {
    // The page's chart has just been started; by then it has read what it starts with.
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
  // Whoever typed on has been heard, with all that stood there.
  if (control.value !== text && control.value !== control.defaultValue) return;
  control.value = control.defaultValue;
  // React overhears what is set on the field itself, and would take the event for no change.
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
