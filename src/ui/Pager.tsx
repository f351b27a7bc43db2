import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

export interface PagerProps {
  /** The accessible name: the list that has several pages. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** The current position, such as "Page 2 of 50". */
  readonly children: ReactNode;
  /** Undefined on the first or last page. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Previous and Next buttons below a paged list. A button that becomes unavailable keeps its focus. */
export function Pager({
  label,
  previous,
  next,
  children,
  onPrevious,
  onNext,
}: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      <Button
        variant="second"
        size="small"
        icon="chevronLeft"
        unavailable={!onPrevious}
        onClick={onPrevious}
      >
        {previous}
      </Button>
      <p className="small num">{children}</p>
      <Button
        variant="second"
        size="small"
        unavailable={!onNext}
        onClick={onNext}
      >
        {next}
        <Icon name="chevronRight" />
      </Button>
    </nav>
  );
}
