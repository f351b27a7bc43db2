import { Link } from "react-router-dom";
import { pages } from "../../../contract/pages.ts";
import { landing } from "../../content/landing.ts";
import { Drawing } from "../../ui/Cloth.tsx";
import { Icon } from "../../ui/Icon.tsx";
import "./innovation.css";

const { title, paragraphs, points, more, picture } = landing.innovation;

/** The section about innovation. */
export function Innovation() {
  return (
    <section className="band">
      <div className="wrap innovation">
        <div className="cloth cloth--warp tone-thread innovation-loom">
          <Drawing name="loom" label={picture} />
        </div>
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
