import { useLocation } from "react-router-dom";
import {
  type SiteNavItem,
  siteNavItems,
} from "../../../machines/navbar/entries.ts";
import { useSession } from "../session/session-context.tsx";

/** Returns the entries of the navbar for the current user on the current page. */
export function useSiteNavItems(): SiteNavItem[] {
  const { token, userType } = useSession();
  const { pathname: path } = useLocation();
  return siteNavItems({ token, userType, path });
}
