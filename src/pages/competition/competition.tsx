import { useId } from "react";
import { competition } from "../../content/competition.ts";
import { Cloth } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import "./competition.css";

/** The section "Global Innovator Tech Competition" with a card for each region. */
export function Competition() {
  const { title, text, moreInfo, regions } = competition;
  const heading = useId();
  return (
    <section className="prize on-deep" aria-labelledby={heading}>
      <div className="wrap prize-split">
        <div className="prize-head">
          <h2 id={heading}>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className="regions">
          {regions.map(({ name, countries, href, pattern, tone }) => (
            <li key={name} className="region">
              <Cloth pattern={pattern} tone={tone} />
              <div>
                <h3>{name}</h3>
                <p>{countries}</p>
                <ExternalLink className="region-more" href={href} about={name}>
                  {moreInfo}
                </ExternalLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
