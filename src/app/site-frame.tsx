import { t, textOf } from "../../contract/messages/index.ts";
import { dashboardName, type PageName, pages } from "../../contract/pages.ts";
import { firm } from "../content/firm.ts";
import { CookieChoiceButton } from "../flows/cookie-consent/cookie-consent.tsx";
import { LanguageLinks } from "../flows/language/language-links.tsx";
import { SiteHeader } from "../flows/navbar/site-header.tsx";
import { useSession } from "../flows/session/session-context.tsx";
import { Alert } from "../ui/Alert.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { Cloth, Logo } from "../ui/Cloth.tsx";
import type { Elements } from "../ui/elements.ts";
import { Link } from "../ui/Link.tsx";
import { PageFrame } from "../ui/PageFrame.tsx";
import { NavigationContext } from "./navigation-context.ts";

/** The layout of the public pages except the account pages: navbar, content, footer. */
export function SiteFrame({ children }: { readonly children: Elements }) {
  return (
    <PageFrame header={<SiteHeader />} footer={<SiteFooter />}>
      <SessionEndedNotice />
      {children}
    </PageFrame>
  );
}

/** Explains on the landing page that a refused call has ended the session. */
function SessionEndedNotice() {
  const notice = NavigationContext.useSelector(({ context }) => context.notice);
  return (
    notice && (
      <div className="session-ended-notice wrap">
        <Alert
          tone="waiting"
          announce="alert"
          title={textOf(notice)}
          actions={
            <LinkButton size="small" to={pages.login.path}>
              {t("account.logIn")}
            </LinkButton>
          }
        />
      </div>
    )
  );
}

type FooterLinks = readonly (readonly [name: PageName, label: string])[];

function SiteFooter() {
  const { token, userType } = useSession();
  const accountLinks: FooterLinks =
    token === null
      ? [
          ["register", t("nav.joinNow")],
          ["login", t("account.logIn")],
        ]
      : [
          [dashboardName(userType), t("nav.dashboard")],
          ["profile", t("sidebar.profile")],
        ];
  const columns: readonly (readonly [title: string, links: FooterLinks])[] = [
    [
      t("footer.platform"),
      [
        ["about", t("nav.about")],
        ["programs", t("nav.programs")],
        ...accountLinks,
      ],
    ],
    [
      t("footer.help"),
      [
        ["contact", t("nav.contact")],
        ["support", pages.support.title],
        ["accessibility", pages.accessibility.title],
        ["privacyPolicy", pages.privacyPolicy.title],
      ],
    ],
  ];
  return (
    <>
      <Cloth pattern="selvedge" />
      <footer className="site-foot on-deep">
        <div className="wrap">
          <div className="site-foot-about">
            <Logo to={pages.home.path} />
            <p>{t("footer.about")}</p>
          </div>
          {columns.map(([title, links]) => (
            <nav key={title} className="screen-only" aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([name, label]) => (
                  <li
                    key={name}
                    className={
                      name === "register" || name === "login"
                        ? "visitor-version"
                        : undefined
                    }
                  >
                    <Link className="tap plain-link" to={pages[name].path}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="site-foot-locations">
            <h2>{t("footer.offices")}</h2>
            <ul className="stack stack--3 site-foot-offices">
              {firm.offices.map(({ city, address }) => (
                <li key={city}>{address}</li>
              ))}
            </ul>
            <p className="small">{firm.hours}</p>
          </div>
          <div className="row small site-foot-legal screen-only">
            <p>
              <span>{`${t("footer.legal")} `}</span>
              <Link to={pages.privacyPolicy.path}>{t("footer.legalLink")}</Link>
            </p>
            <CookieChoiceButton />
            <LanguageLinks className="row language-row" />
          </div>
        </div>
      </footer>
    </>
  );
}
