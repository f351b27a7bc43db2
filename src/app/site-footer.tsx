import { Link } from "react-router-dom";
import { shell } from "../../contract/messages/shell.ts";
import { type PageName, pages, type Visitor } from "../../contract/pages.ts";
import { firm } from "../content/firm.ts";
import { CookieChoice } from "../flows/cookie-consent/cookie-bar.tsx";
import { dashboardName } from "../flows/navbar/site-nav-items.ts";
import { useSession } from "../flows/session/session-context.tsx";
import { Cloth } from "../ui/Cloth.tsx";
import { Mark } from "../ui/Mark.tsx";

const words = shell.footer;

type FooterLink = readonly [name: PageName, label: string];

/** Returns the columns of links for a visitor or a member. */
function columns({ token, userType }: Visitor) {
  const own: readonly FooterLink[] =
    token === null
      ? [
          ["register", shell.nav.joinNow],
          ["login", shell.session.logIn],
        ]
      : [
          [dashboardName(userType), shell.nav.dashboard],
          ["profile", shell.sidebar.profile],
        ];
  const platform: readonly FooterLink[] = [
    ["about", shell.nav.about],
    ["programs", shell.nav.programs],
    ...own,
  ];
  const help: readonly FooterLink[] = [
    ["contact", shell.nav.contact],
    ["support", pages.support.title],
    ["privacyPolicy", pages.privacyPolicy.title],
  ];
  return [
    { title: words.platform, links: platform },
    { title: words.help, links: help },
  ];
}

/** The footer of every public page. */
export function SiteFooter() {
  const { token, userType } = useSession();
  return (
    <>
      <Cloth pattern="selvedge" />
      <footer className="site-foot on-deep">
        <div className="wrap">
          <div className="site-foot-about">
            <Mark to={pages.home.path} />
            <p>{words.about}</p>
          </div>
          {columns({ token, userType }).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([name, label]) => (
                  <li key={name}>
                    <Link to={pages[name].path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="site-foot-where">
            <h2>{words.offices}</h2>
            <ul className="site-foot-offices">
              {firm.offices.map(({ city, address }) => (
                <li key={city}>{address}</li>
              ))}
            </ul>
            <p className="small">{firm.hours}</p>
          </div>
          <div className="site-foot-legal">
            <p>
              {words.legal}{" "}
              <Link to={pages.privacyPolicy.path}>{words.legalLink}</Link>
            </p>
            <CookieChoice />
          </div>
        </div>
      </footer>
    </>
  );
}
