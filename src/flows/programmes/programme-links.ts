import type { LoginState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { programmesQuery } from "../../../contract/programmes.ts";
import {
  type CatalogueProgramme,
  INSIDE,
} from "../../content/programmes/programme.ts";

/** True for a programme of the product, whose link leads to /login (§2, §6). */
export function isInside({ link }: CatalogueProgramme): boolean {
  return link === INSIDE;
}

/**
 * Where the links of a programme of the product lead: a member to the members' page, a visitor to the login, which
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
