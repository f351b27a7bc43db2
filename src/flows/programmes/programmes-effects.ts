import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import type { OwnPlaceState } from "../../../contract/navigation-state.ts";
import {
  type ProgrammesPlace,
  programmesQuery,
} from "../../../contract/programmes.ts";

type EffectOptions = {
  readonly navigate: NavigateFunction;
  /** The path of the page that shows the catalogue. */
  readonly path: string;
  readonly heading: RefObject<HTMLElement | null>;
};
type ActionArgs = { readonly context: ProgrammesPlace };

const OWN: OwnPlaceState = { isOwnPlace: true };

/** Returns the actions of the catalogue: the address, and the scroll position and focus of a new view. */
export function programmesEffects({ navigate, path, heading }: EffectOptions) {
  const goTo = (place: ProgrammesPlace, replace: boolean) => {
    navigate(`${path}${programmesQuery(place)}`, { replace, state: OWN });
  };
  return {
    actions: {
      pushAddress: ({ context }: ActionArgs) => goTo(context, false),
      replaceAddress: ({ context }: ActionArgs) => goTo(context, true),
      beginAtTop: () => {
        // The next view is rendered after this step.
        requestAnimationFrame(() => {
          window.scrollTo(0, 0);
          heading.current?.focus({ preventScroll: true });
        });
      },
    },
  };
}
