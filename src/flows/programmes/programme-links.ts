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

/** Where a member reads a programme in full. */
export function memberAddress({ category, title }: CatalogueProgramme): string {
  const query = programmesQuery({ view: category, search: title });
  return `${pages.programsLoggedIn.path}${query}`;
}

/** What the login is told, so that it leads to the programme afterwards. */
export function loginStateFor(programme: CatalogueProgramme): LoginState {
  return { from: memberAddress(programme) };
}
