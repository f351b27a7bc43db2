import { useId } from "react";
import { Link } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { programmeCategories } from "../../content/programmes/categories.ts";
import type { CatalogueProgramme } from "../../content/programmes/programme.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Drawing } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { ProgrammeDescription } from "./programme-description.tsx";
import { insideTarget, isInside } from "./programme-links.ts";

export type ProgrammeCardProps = {
  readonly programme: CatalogueProgramme;
  /** True on the members' page, which shows more details and needs no login. */
  readonly forMembers: boolean;
  /** True when the reader is logged in, on any page. */
  readonly isMember: boolean;
  readonly onEnquire: () => void;
};

/** A programme: title, provider, site link, description and, if set, the fee. */
export function ProgrammeCard(props: ProgrammeCardProps) {
  const { programme, forMembers, onEnquire } = props;
  const { title, provider, description, price, category, image } = programme;
  const heading = useId();
  return (
    <article className="programme" aria-labelledby={heading}>
      <Drawing name={image} className="programme-cover" />
      <div className="programme-body">
        <div>
          <p className="kicker">{provider}</p>
          <h2 id={heading}>{title}</h2>
          <p className="programme-site small">
            <span className="muted">{t("programmes.site")}: </span>
            <SiteLink {...props} />
          </p>
        </div>
        <ProgrammeDescription description={description} />
        {forMembers && <MemberFacts programme={programme} />}
      </div>
      <div className="programme-foot">
        {price && (
          <p className="programme-fee">
            <span className="muted small">{t("payment.fee")}</span>
            <strong>{price}</strong>
            <span className="muted small">{t("payment.currency")}</span>
          </p>
        )}
        <div className="row">
          <LearnMore {...props} />
          {programmeCategories[category].paid && (
            <Button variant="second" aria-haspopup="dialog" onClick={onEnquire}>
              {t("enquiry.title")}
              <About title={title} />
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** The provider's page for a member. Visitors log in first, unless the category is free and the page is external. */
function SiteLink(props: ProgrammeCardProps) {
  const { programme, isMember } = props;
  if (leadsOutside(props))
    return (
      <ExternalLink href={programme.link}>
        {new URL(programme.link).host}
      </ExternalLink>
    );
  return (
    <Link {...insideTarget(programme, isMember)}>
      {t("programmes.siteInside")}
      <About title={programme.title} />
    </Link>
  );
}

/**
 * For internal programmes: the login for visitors, the members' page with the description for members. External
 * programmes open in a new tab, for members and in free categories.
 */
function LearnMore(props: ProgrammeCardProps) {
  const { programme, forMembers, isMember, onEnquire } = props;
  const label = (
    <>
      {t("programmes.learnMore")}
      <About title={programme.title} />
    </>
  );
  if (leadsOutside(props))
    return (
      <ExternalLink
        href={programme.link}
        variant="quiet"
        about={programme.title}
      >
        {t("programmes.learnMore")}
      </ExternalLink>
    );
  return forMembers ? (
    <Button variant="quiet" aria-haspopup="dialog" onClick={onEnquire}>
      {label}
    </Button>
  ) : (
    <LinkButton {...insideTarget(programme, isMember)} variant="quiet">
      {label}
    </LinkButton>
  );
}

/** The programme of a control, for screen readers. */
function About({ title }: { readonly title: string }) {
  return <span className="visually-hidden"> {title}</span>;
}

function leadsOutside({ programme, isMember }: ProgrammeCardProps): boolean {
  const { paid } = programmeCategories[programme.category];
  return !isInside(programme) && (isMember || !paid);
}

function MemberFacts({
  programme: { runs, outcome },
}: Pick<ProgrammeCardProps, "programme">) {
  return (
    <dl className="programme-facts">
      <div>
        <dt>{t("programmes.runs")}</dt>
        <dd>{runs}</dd>
      </div>
      <div>
        <dt>{t("programmes.outcome")}</dt>
        <dd>{outcome}</dd>
      </div>
    </dl>
  );
}
