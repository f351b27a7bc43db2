import type { ComponentProps, FormEvent, ReactNode } from "react";
import type { Elements } from "./elements.ts";

interface FormProps
  extends Omit<ComponentProps<"form">, "children" | "onSubmit" | "title"> {
  readonly title?: ReactNode;
  /** One line below the title. */
  readonly intro?: ReactNode;
  /** Called instead of the native submission. The form's machine validates the values; the browser does not. */
  readonly onSubmit: () => void;
  readonly children: Elements;
}

/** A form in one column. */
export function Form({ title, intro, onSubmit, children, ...rest }: FormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // A form that the browser or a password manager submits without the handler must not add its values to the address.
    <form
      {...rest}
      method="post"
      className="form"
      noValidate
      onSubmit={handleSubmit}
    >
      {title && (
        <div className="head-text">
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
      )}
      {children}
    </form>
  );
}

/** Shows password managers which account the form's password belongs to. It is invisible. */
export function AccountName({ email }: { readonly email: string | null }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email ?? ""}
      readOnly
      hidden
    />
  );
}

/**
 * The title of the content that replaces a form. Focused when it appears, because the focus was lost when the form was
 * removed. Keyboard users continue from the title, and screen readers announce it.
 */
export function FocusedHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h1 tabIndex={-1} ref={focusElement}>
      {children}
    </h1>
  );
}

function focusElement(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
