import type { MatchedProfile } from "../../../contract/wire.ts";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { profileFacts } from "../investor-dashboard/profile-facts.ts";

/** The data of a matched profile, term by term. */
export function MatchedProfileFacts({
  profile,
}: {
  readonly profile: MatchedProfile;
}) {
  return (
    <dl className="profile-facts">
      {profileFacts(profile).map(({ term, value, href }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {href ? <ExternalLink href={href}>{value}</ExternalLink> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
