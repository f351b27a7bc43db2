import { firm } from "../content/firm.ts";
import { footprint } from "../content/footprint.ts";
import { ExternalLink } from "../ui/ExternalLink.tsx";

/** The head offices, with their addresses and a link to a map. */
export function Offices() {
  return (
    <ul className="offices">
      {firm.offices.map(({ city, address, map }) => (
        <li key={city}>
          <strong>{city}</strong>
          <p>{address}</p>
          <ExternalLink className="tap" href={map} about={city}>
            {footprint.map}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
