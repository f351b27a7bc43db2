import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { word } from "../../contract/messages/controls.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./IconButton.tsx";
import { focusContentWithout } from "./use-kept-focus.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button and a press outside ask for it; the owner decides. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** A problem is announced at once and has a madder edge. */
  readonly tone?: "plain" | "problem" | undefined;
  /** Room for longer texts. */
  readonly wide?: boolean | undefined;
  /** The stair: the one thing to look at. Takes the place of the close button. */
  readonly corner?: boolean | undefined;
  /** It is read before it is answered, also where what there is to read comes only after it has opened. */
  readonly readFirst?: boolean | undefined;
}

/** A modal dialog: the native one, so focus stays inside and goes back to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  tone = "plain",
  wide,
  corner,
  readFirst,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    element.showModal();
    // A long text is read from its top, where the first button is not. The heading can take the focus only then:
    // otherwise the browser would give it to it, and not to the first field.
    const isLong = element.scrollHeight > element.clientHeight;
    if (top.current && (readFirst || isLong)) {
      top.current.tabIndex = -1;
      top.current.focus();
    }
  }, [open, readFirst]);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      // Taken out of the page while open: only closing gives the focus back, and what had it may be gone by now.
      if (!element?.open) return;
      element.close();
      focusContentWithout(element);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is for the mouse; Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={classNames(
        "dialog",
        `dialog--${tone}`,
        wide && "dialog--wide",
        corner && "corner",
      )}
      role={tone === "problem" ? "alertdialog" : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape closes it whatever was answered to the first: then the owner has to hear of it.
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className="dialog-sheet">
          <div className="dialog-body">
            <h2 id={heading} ref={top}>
              {title}
            </h2>
            {children}
          </div>
          {actions && <div className="dialog-foot">{actions}</div>}
          {!corner && (
            <IconButton
              className="dialog-close"
              icon="cross"
              label={word("close")}
              bare
              onClick={onClose}
            />
          )}
        </div>
      )}
    </dialog>
  );
}
