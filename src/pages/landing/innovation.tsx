import { Link } from "react-router-dom";
import { pages } from "../../../contract/pages.ts";
import { landing } from "../../content/landing.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Loom } from "../../ui/Loom.tsx";
import "./innovation.css";

const { title, paragraphs, points, more, picture } = landing.innovation;

/** The section about innovation. */
export function Innovation() {
  return (
    <section className="band">
      <div className="wrap innovation">
        <Loom label={picture} className="innovation-loom" />
        <div className="innovation-words">
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <Link className="more" to={pages.about.path}>
            {more}
            <Icon name="arrowRight" />
          </Link>
        </div>
      </div>
    </section>
  );
}
