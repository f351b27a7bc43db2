import type { ReactNode } from "react";
import { Cloth, type ClothPattern } from "./Cloth.tsx";
import { Mark } from "./Mark.tsx";
import { MAIN_ID, SkipLink } from "./SkipLink.tsx";
import { WovenStrips } from "./WovenStrips.tsx";

export interface DoorFrameProps {
  /** Said beside the cloth, in a few words. */
  readonly title: string;
  readonly text?: string | undefined;
  /** What the picture shows, for those who listen. */
  readonly picture: string;
  /** The band that stands for the cloth on a phone. */
  readonly band?: ClothPattern | undefined;
  /** Where the mark leads. */
  readonly home: string;
  /** The form, and what belongs to it. */
  readonly children: ReactNode;
}

/** The frame of the account pages: cloth and words on one side, the form on the other. */
export function DoorFrame({
  title,
  text,
  picture,
  band = "step",
  home,
  children,
}: DoorFrameProps) {
  return (
    <>
      <SkipLink />
      <div className="door">
        <header className="door-side on-deep">
          <div className="door-sheet">
            <Mark to={home} />
            <div className="door-cloth">
              <WovenStrips label={picture} />
            </div>
            <div className="door-words">
              <p className="door-title">{title}</p>
              {text && <p>{text}</p>}
            </div>
            <Cloth pattern={band} tone="gold-on-deep" />
          </div>
        </header>
        <main className="door-main" id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
