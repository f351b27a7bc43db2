import { Link } from "react-router-dom";

export interface MarkProps {
  /** The link target; without it the logo is not a link. */
  readonly to?: string | undefined;
}

/** The logo: two strips and the name, in white and gold on dark green. */
export function Mark({ to }: MarkProps) {
  const drawing = (
    <>
      <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
        <path className="post" d="M0 0h10v20h7v10H0z" />
        <path className="thread" d="M20 0h10v30H19V18h1z" />
      </svg>
      Ubia
    </>
  );
  return to === undefined ? (
    <span className="mark">{drawing}</span>
  ) : (
    <Link className="mark" to={to}>
      {drawing}
    </Link>
  );
}
