import { HangingStrips } from "./HangingStrips.tsx";
import { BAND } from "./woven-band.ts";
import { TALL } from "./woven-tall.ts";

export interface WovenStripsProps {
  /** The accessible name of the picture; without it the picture is decorative. */
  readonly label?: string | undefined;
  /** Upright, or horizontal for a phone. */
  readonly cut?: "tall" | "band" | undefined;
  readonly className?: string | undefined;
}

/** The brand picture: hanging strips of cloth, the two longest sewn together. */
export function WovenStrips({ cut = "tall", ...rest }: WovenStripsProps) {
  return <HangingStrips {...rest} picture={cut === "tall" ? TALL : BAND} />;
}
