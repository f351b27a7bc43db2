import { useId } from "react";
import { t } from "../../../contract/messages/index.ts";
import { formatMoney } from "../../../contract/money.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import {
  catalogueQuery,
  type Programme,
} from "../../../contract/programmes.ts";
import {
  type CatalogueProgramme,
  OWN_PROGRAMME_LINK,
} from "../../content/programmes/catalogue.ts";
import { programmeCategories } from "../../content/programmes/categories.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Drawing } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { Link } from "../../ui/Link.tsx";
import { useSession } from "../session/session-context.tsx";

/** A programme: title, provider, site link, description and, if set, the fee. */
export function ProgrammeCard(props: {
  readonly programme: CatalogueProgramme;
  /** True on the members' page, which shows more details. */
  readonly forMembers: boolean;
  readonly onEnquire: () => void;
}) {
  const { programme, forMembers, onEnquire } = props;
  const isMember = useSession().token !== null;
  const { title, provider, price, category, link } = programme;
  const { paid } = programmeCategories[category];
  // By default, links open the provider's site. For the product's own programmes and, for visitors, paid programmes,
  // the links open the members' page (visitors log in first). There, Learn More opens a dialog for own programmes.
  const isExternal = link !== OWN_PROGRAMME_LINK && (isMember || !paid);
  const memberPageLink = programmeLink(programme, isMember);
  const headingId = useId();
  const currency = t("payment.currency");
  // For screen readers: the programme that a control belongs to.
  const hiddenTitle = <span className="visually-hidden">{` ${title}`}</span>;
  return (
    <article className="surface programme" aria-labelledby={headingId}>
      <Drawing name={programme.image} className="programme-cover" />
      <div className="stack programme-body">
        <div>
          <p className="kicker">{provider}</p>
          <h2 id={headingId}>{title}</h2>
          <p className="programme-site small">
            <span className="muted">{`${t("ui.label", { label: t("programmes.site") })} `}</span>
            {isExternal ? (
              <ExternalLink href={link}>{new URL(link).host}</ExternalLink>
            ) : (
              <Link {...memberPageLink}>
                <span>{t("programmes.memberPage")}</span>
                {hiddenTitle}
              </Link>
            )}
          </p>
        </div>
        <ProgrammeDescription description={programme.description} />
        {forMembers && (
          <dl className="stack stack--3 programme-facts">
            <div>
              <dt>{t("programmes.schedule")}</dt>
              <dd>{programme.schedule}</dd>
            </div>
            <div>
              <dt>{t("programmes.outcome")}</dt>
              <dd>{programme.outcome}</dd>
            </div>
          </dl>
        )}
      </div>
      <div className="stack stack--3 programme-foot">
        {price && (
          <p className="programme-fee">
            <span className="muted small">{t("payment.fee")}</span>
            <strong>{formatMoney(price)}</strong>
            {currency && <span className="muted small">{currency}</span>}
          </p>
        )}
        <div className="row">
          {isExternal ? (
            <ExternalLink href={link} variant="quiet" about={title}>
              {t("programmes.learnMore")}
            </ExternalLink>
          ) : forMembers ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={onEnquire}>
              <span>{t("programmes.learnMore")}</span>
              {hiddenTitle}
            </Button>
          ) : (
            <LinkButton {...memberPageLink} variant="quiet">
              <span>{t("programmes.learnMore")}</span>
              {hiddenTitle}
            </LinkButton>
          )}
          {paid && (
            <Button
              variant="outline"
              aria-haspopup="dialog"
              onClick={onEnquire}
            >
              <span>{t("enquiry.title")}</span>
              {hiddenTitle}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** Returns the link to a programme on the members' page. For a visitor, it leads there through the login. */
export function programmeLink(
  { category, title }: Programme,
  isMember: boolean,
) {
  const query = catalogueQuery({ view: category, search: title });
  const from = `${pages.programsLoggedIn.path}${query}`;
  const state: LoginState = { from };
  return isMember ? { to: from } : { to: pages.login.path, state };
}

/** The description of a programme: a paragraph, or a list of points. */
export function ProgrammeDescription({
  description,
}: Pick<Programme, "description">) {
  if (typeof description === "string") return <p>{description}</p>;
  return (
    <ul className="stack stack--2 points programme-points muted">
      {description.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
