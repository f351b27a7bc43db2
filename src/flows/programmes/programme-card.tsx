import { useId } from "react";
import { Link } from "react-router-dom";
import { programmesPage as words } from "../../../contract/messages/programmes-page.ts";
import { pages } from "../../../contract/pages.ts";
import { programmeCategories } from "../../content/programmes/categories.ts";
import type { CatalogueProgramme } from "../../content/programmes/programme.ts";
import { Button } from "../../ui/Button.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { ProgrammeCover } from "./programme-cover.tsx";
import { ProgrammeDescription } from "./programme-description.tsx";
import { isInside, loginStateFor, memberAddress } from "./programme-links.ts";

export type ProgrammeCardProps = {
  readonly programme: CatalogueProgramme;
  /** On the members' page, which tells more and needs no login. */
  readonly forMembers: boolean;
  readonly onEnquire: () => void;
};

/** One programme: title, provider, site link, description, and the fee when one is set (§2 Programmes screen). */
export function ProgrammeCard(props: ProgrammeCardProps) {
  const { programme, forMembers, onEnquire } = props;
  const { title, provider, description, price, category, image } = programme;
  const heading = useId();
  return (
    <article className="programme" aria-labelledby={heading}>
      <ProgrammeCover image={image} />
      <div className="programme-body">
        <div>
          <p className="kicker">{provider}</p>
          <h2 id={heading}>{title}</h2>
          <p className="programme-site small">
            <span className="muted">{words.site}: </span>
            <SiteLink {...props} />
          </p>
        </div>
        <ProgrammeDescription description={description} />
        {forMembers && <MemberFacts programme={programme} />}
      </div>
      <div className="programme-foot">
        {price && (
          <p className="programme-fee">
            <span className="muted small">{words.fee}</span>
            <strong>{price}</strong>
            <span className="muted small">{words.currency}</span>
          </p>
        )}
        <div className="row">
          <LearnMore {...props} />
          {programmeCategories[category].paid && (
            <Button
              variant="second"
              aria-haspopup="dialog"
              aria-label={`${words.book}: ${title}`}
              onClick={onEnquire}
            >
              {words.book}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

function SiteLink({ programme, forMembers }: ProgrammeCardProps) {
  if (!isInside(programme))
    return (
      <ExternalLink href={programme.link}>
        {new URL(programme.link).host}
      </ExternalLink>
    );
  return forMembers ? (
    <Link to={memberAddress(programme)}>{words.siteInside}</Link>
  ) : (
    <Link to={pages.login.path} state={loginStateFor(programme)}>
      {words.siteInside}
    </Link>
  );
}

/** Internal links go to the login, external ones open in a new tab; a member has read it all here (§2). */
function LearnMore({ programme, forMembers }: ProgrammeCardProps) {
  const label = `${words.learnMore}: ${programme.title}`;
  if (!isInside(programme))
    return (
      <ExternalLink href={programme.link} variant="quiet" aria-label={label}>
        {words.learnMore}
      </ExternalLink>
    );
  if (forMembers) return null;
  return (
    <LinkButton
      to={pages.login.path}
      state={loginStateFor(programme)}
      variant="quiet"
      aria-label={label}
    >
      {words.learnMore}
    </LinkButton>
  );
}

function MemberFacts({
  programme: { runs, outcome },
}: Pick<ProgrammeCardProps, "programme">) {
  return (
    <dl className="programme-facts">
      <div>
        <dt>{words.runs}</dt>
        <dd>{runs}</dd>
      </div>
      <div>
        <dt>{words.outcome}</dt>
        <dd>{outcome}</dd>
      </div>
    </dl>
  );
}
