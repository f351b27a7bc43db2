import type { ReactNode, Ref } from "react";
import { BANNER_STRIPS, type BannerCut } from "./banner-strips.ts";
import { Cloth, type ClothPattern } from "./Cloth.tsx";
import { HangingStrips } from "./HangingStrips.tsx";

export interface PageBannerProps {
  readonly title: ReactNode;
  /** One or two sentences. */
  readonly children: ReactNode;
  /** The picture of the banner, and the pattern of the band that replaces it on a phone. */
  readonly cut: BannerCut;
  readonly band: ClothPattern;
  /** A ref to the heading, for a page that focuses it. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** The header of a public page other than the landing page: the h1 and a picture on green. */
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
