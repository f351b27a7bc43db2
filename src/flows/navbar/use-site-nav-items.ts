import { useLocation } from "react-router-dom";
import { useSession } from "../session/session-context.tsx";
import { type SiteNavItem, siteNavItems } from "./site-nav-items.ts";

/** Returns the entries of the navbar for this person on this page. */
export function useSiteNavItems(): SiteNavItem[] {
  const { token, userType } = useSession();
  const { pathname: path } = useLocation();
  return siteNavItems({ token, userType, path });
}
