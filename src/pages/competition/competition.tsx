import { competition } from "../../content/competition.ts";
import { Band } from "../../ui/Band.tsx";
import { Cloth } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import "./competition.css";

/** The section "Global Innovator Tech Competition" with a card for each region. */
export function Competition() {
  const { title, text, moreInfo, regions } = competition;
  return (
    <Band title={title} text={text} className="on-deep" split>
      <ul className="regions">
        {regions.map(({ name, countries, href, pattern, tone }) => (
          <li key={name} className="stack region">
            <Cloth pattern={pattern} tone={tone} />
            <div className="stack stack--2">
              <h3>{name}</h3>
              <p>{countries}</p>
              <ExternalLink
                className="plain-link region-more"
                href={href}
                about={name}
              >
                {moreInfo}
              </ExternalLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
