import { HangingStrips } from "./HangingStrips.tsx";
import { BAND } from "./woven-band.ts";
import { TALL } from "./woven-tall.ts";

export interface WovenStripsProps {
  /** What the picture shows, for those who listen; without it the picture is decoration. */
  readonly label?: string | undefined;
  /** Upright, or lying for a phone. */
  readonly cut?: "tall" | "band" | undefined;
  readonly className?: string | undefined;
}

/** The picture of the brand: strips of cloth hanging side by side, the two longest sewn together. */
export function WovenStrips({ cut = "tall", ...rest }: WovenStripsProps) {
  return <HangingStrips {...rest} picture={cut === "tall" ? TALL : BAND} />;
}
