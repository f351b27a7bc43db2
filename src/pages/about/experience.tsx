import { about } from "../../content/about.ts";
import { Drawing } from "../../ui/Cloth.tsx";

const { title, text, picture, entries } = about.experience;

/** The section about the 360 experience. */
export function Experience() {
  return (
    <section className="band">
      <div className="wrap experience">
        <div className="experience-head">
          <h2>{title}</h2>
          <p className="muted">{text}</p>
        </div>
        <Drawing name="ring" label={picture} className="experience-ring" />
        <ol className="experience-steps">
          {entries.map((entry) => (
            <li key={entry.title}>
              <h3>{entry.title}</h3>
              <p>{entry.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
