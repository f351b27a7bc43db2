import { firm } from "../../content/firm.ts";
import { footprint } from "../../content/footprint.ts";
import { Drawing } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";

/** The locations of the firm: a strip per region with a square per country, and the head offices. */
export function Footprint() {
  return (
    <section className="band">
      <div className="wrap">
        <div className="band-head">
          <h2>{footprint.title}</h2>
          <p>{footprint.text}</p>
        </div>
        <div className="footprint">
          {footprint.regions.map(({ name, countries, image }) => (
            <section key={name}>
              <h3>{name}</h3>
              <ul>
                {countries.map((country) => (
                  <li key={country.name}>
                    <Drawing name={image} className="cloth-square" />
                    <div>
                      <strong>{country.name}</strong>
                      <span>
                        {country.city}, {country.time}
                      </span>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section className="footprint-offices">
          <h3>{footprint.head}</h3>
          <ul>
            {firm.offices.map(({ city, address, map }) => (
              <li key={city}>
                <strong>{city}</strong>
                <p className="footprint-address">{address}</p>
                <ExternalLink href={map} about={city}>
                  {footprint.map}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
