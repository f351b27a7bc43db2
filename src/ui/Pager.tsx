import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

export interface PagerProps {
  /** What is paged, for those who listen. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Where one is, such as "Page 2 of 50". */
  readonly children: ReactNode;
  /** Left out at the first and at the last page. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Previous and Next below a list that is shown page by page. Neither loses its focus at an end. */
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
