import { pages } from "../../../contract/pages.ts";
import { SiteFrame } from "../../shell/site-frame.tsx";

/** / : the landing page (§1). */
export default function LandingPage() {
  return (
    <SiteFrame>
      <title>{`${pages.home.title} | Ubia`}</title>
      <h1>Capital meets its match.</h1>
    </SiteFrame>
  );
}
