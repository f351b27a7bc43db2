import type { ReactNode } from "react";

export type FocusedHeadingProps = { readonly children: ReactNode };

/**
 * The title of the content that replaces a form. Takes the focus that was lost with the form, so that keyboard users
 * continue here and screen readers announce it.
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
