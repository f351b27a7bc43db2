import { Cloth, type ClothPattern } from "./Cloth.tsx";
import { WovenStrips } from "./WovenStrips.tsx";

export interface DoorSideProps {
  /** Said beside the cloth, in a few words. */
  readonly title: string;
  readonly text: string;
  /** What the picture shows, for assistive technology. */
  readonly picture: string;
  /** The band that stands for the cloth on a phone. */
  readonly band: ClothPattern;
}

/** The side of the account pages: cloth and a few words; a thin band of cloth on a phone. */
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
