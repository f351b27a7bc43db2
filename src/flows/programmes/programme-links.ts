import type { LoginState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { programmesQuery } from "../../../contract/programmes.ts";
import {
  type CatalogueProgramme,
  INSIDE,
} from "../../content/programmes/programme.ts";

/** Returns whether this is a programme of the product itself, whose link leads to /login. */
export function isInside({ link }: CatalogueProgramme): boolean {
  return link === INSIDE;
}

/**
 * Returns the target of an internal programme's links: the members' page for a member, the login for a visitor, which
 * continues to that page.
 */
export function insideTarget(
  { category, title }: CatalogueProgramme,
  isMember: boolean,
): { readonly to: string; readonly state?: LoginState } {
  const query = programmesQuery({ view: category, search: title });
  const from = `${pages.programsLoggedIn.path}${query}`;
  return isMember ? { to: from } : { to: pages.login.path, state: { from } };
}
