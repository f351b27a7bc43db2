import type { ComponentProps, FormEvent, ReactNode } from "react";

export interface FormProps
  extends Omit<ComponentProps<"form">, "onSubmit" | "title"> {
  /** The heading of the form. */
  readonly title?: ReactNode;
  /** One line below the title. */
  readonly intro?: ReactNode;
  readonly headingLevel?: 1 | 2 | undefined;
  /** Called instead of the native submit. The form's machine validates, not the browser. */
  readonly onSubmit: () => void;
}

/** A form in one column. */
export function Form({
  title,
  intro,
  headingLevel = 1,
  onSubmit,
  children,
  ...rest
}: FormProps) {
  const Heading = `h${headingLevel}` as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form {...rest} className="form" noValidate onSubmit={submit}>
      {title && (
        <div className="form-head">
          <Heading>{title}</Heading>
          {intro && <p>{intro}</p>}
        </div>
      )}
      {children}
    </form>
  );
}
