import type { ReactNode } from "react";

export type FocusedHeadingProps = { readonly children: ReactNode };

/**
 * The title of what takes the place of a form. It takes the focus too, which went with the form: so whoever uses the
 * keyboard goes on from here, and whoever listens hears it.
 */
export function FocusedHeading({ children }: FocusedHeadingProps) {
  return (
    <h1 tabIndex={-1} ref={focus}>
      {children}
    </h1>
  );
}

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
