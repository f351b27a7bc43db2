import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import type { OwnPlaceState } from "../../../contract/navigation-state.ts";
import {
  type ProgrammesPlace,
  programmesQuery,
} from "../../../contract/programmes.ts";

type Tools = {
  readonly navigate: NavigateFunction;
  /** The page that the catalogue stands on. */
  readonly path: string;
  readonly heading: RefObject<HTMLElement | null>;
};
type Moment = { readonly context: ProgrammesPlace };

const OWN: OwnPlaceState = { isOwnPlace: true };

/** What the browser gives to the chart of the catalogue: the address, and where the view begins. */
export function programmesEffects({ navigate, path, heading }: Tools) {
  const goTo = (place: ProgrammesPlace, replace: boolean) => {
    navigate(`${path}${programmesQuery(place)}`, { replace, state: OWN });
  };
  return {
    actions: {
      pushAddress: ({ context }: Moment) => goTo(context, false),
      replaceAddress: ({ context }: Moment) => goTo(context, true),
      beginAtTop: () => {
        // The next view is drawn after this step.
        requestAnimationFrame(() => {
          window.scrollTo(0, 0);
          heading.current?.focus({ preventScroll: true });
        });
      },
    },
  };
}
