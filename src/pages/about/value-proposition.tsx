import { about } from "../../content/about.ts";
import { Icon } from "../../ui/Icon.tsx";

const { title, text, sides } = about.value;

/** The value proposition: one promise for each side. */
export function ValueProposition() {
  return (
    <section className="band about-value on-deep">
      <div className="wrap">
        <div className="band-head">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="value-sides">
          {sides.map((side) => (
            <section key={side.title}>
              <h3 className="value-side">{side.title}</h3>
              <p className="value-promise">{side.promise}</p>
              <ul>
                {side.points.map((point) => (
                  <li key={point}>
                    <Icon name="check" />
                    {point}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
