import type { Programme } from "../../../contract/programmes.ts";

/** The description of a programme: a text, or a list of points. */
export function ProgrammeDescription({
  description,
}: Pick<Programme, "description">) {
  if (typeof description === "string") return <p>{description}</p>;
  return (
    <ul className="programme-points">
      {description.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
