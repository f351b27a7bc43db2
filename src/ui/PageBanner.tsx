import type { ReactNode, Ref } from "react";
import { BANNER_STRIPS, type BannerCut } from "./banner-strips.ts";
import { Cloth, type ClothPattern } from "./Cloth.tsx";
import { HangingStrips } from "./HangingStrips.tsx";

export interface PageBannerProps {
  readonly title: ReactNode;
  /** One or two sentences. */
  readonly children: ReactNode;
  /** The cloth that hangs in it, and the band that stands for it on a phone. */
  readonly cut: BannerCut;
  readonly band: ClothPattern;
  /** For a page that moves the focus to its heading. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** The head of a public page below the landing page: its one h1 on green, and a cloth of its own. */
export function PageBanner({
  title,
  children,
  cut,
  band,
  heading,
}: PageBannerProps) {
  return (
    <div className="banner on-deep">
      <Cloth pattern={band} tone="gold-on-deep" className="banner-band" />
      <div className="wrap">
        <div className="banner-text">
          <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
            {title}
          </h1>
          <p>{children}</p>
        </div>
        <HangingStrips picture={BANNER_STRIPS[cut]} className="banner-strips" />
      </div>
    </div>
  );
}
