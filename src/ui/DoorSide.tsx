import { Cloth, type ClothPattern } from "./Cloth.tsx";
import { WovenStrips } from "./WovenStrips.tsx";

export interface DoorSideProps {
  /** A short text on the picture side of the page. */
  readonly title: string;
  readonly text: string;
  /** The accessible name of the picture. */
  readonly picture: string;
  /** The pattern of the band that replaces the picture on a phone. */
  readonly band: ClothPattern;
}

/** The side of the account pages: a picture and a short text; a thin band of cloth on a phone. */
export function DoorSide({ title, text, picture, band }: DoorSideProps) {
  return (
    <aside className="door-side on-deep">
      <div className="door-sheet">
        <div className="door-cloth">
          <WovenStrips label={picture} />
        </div>
        <div className="door-words">
          <p className="door-title">{title}</p>
          <p>{text}</p>
        </div>
        <Cloth pattern={band} tone="gold-on-deep" />
      </div>
    </aside>
  );
}
