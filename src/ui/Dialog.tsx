import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { t } from "../../contract/messages/index.ts";
import { IconButton } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import { focusContentOutside } from "./focus.ts";

/** A modal dialog that uses the native element, which traps the focus and restores it on close. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  tone,
  wide,
  focusHeading,
}: {
  readonly open: boolean;
  /** Called on Escape, and on a click on the close button or outside. The owner decides whether to close. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
  /** With `problem`, the dialog has the role `alertdialog` and a red edge. */
  readonly tone?: "problem" | undefined;
  readonly wide?: boolean | undefined;
  /**
   * Moves the initial focus to the heading, for content that should be read first or that loads after the dialog opens.
   */
  readonly focusHeading?: boolean | undefined;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const textId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      // The element that opened the dialog may be gone, such as the link to a profile that can no longer be read.
      focusContentOutside(element);
      return;
    }
    element.showModal();
    // The heading of a long dialog gets the focus, because the first button may be far below the start of the text.
    // `tabIndex` is set only here: a heading that is always focusable would get the initial focus in every dialog.
    const isLong = element.scrollHeight > element.clientHeight;
    if (heading.current && (focusHeading || isLong)) {
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
  }, [open, focusHeading]);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      // Removing an open dialog does not restore the focus; close() does, unless the element to focus is gone.
      if (!element?.open) return;
      element.close();
      focusContentOutside(element);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicking outside is for mouse users; keyboard users press Escape
    <dialog
      ref={dialog}
      className={classNames(
        "dialog surface",
        tone && `dialog--${tone}`,
        wide && "dialog--wide",
      )}
      role={tone === "problem" ? "alertdialog" : undefined}
      aria-labelledby={headingId}
      aria-describedby={tone === "problem" ? textId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Browsers close the dialog on a second Escape even if the first was prevented, so the owner must be notified.
        if (open) onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={({ target }) => {
        // A drag out of the sheet, such as a text selection, ends with a click on the dialog.
        if (target === dialog.current && target === pressed.current) onClose();
      }}
    >
      {open && (
        <div className="dialog-sheet">
          <div className="stack stack--3 dialog-body">
            <h2 id={headingId} ref={heading} dir="auto">
              {title}
            </h2>
            <div id={textId} className="stack stack--3">
              {children}
            </div>
          </div>
          {actions && <div className="row dialog-foot">{actions}</div>}
          <IconButton
            className="dialog-close"
            icon="cross"
            label={t("ui.close")}
            bare
            onClick={onClose}
          />
        </div>
      )}
    </dialog>
  );
}
