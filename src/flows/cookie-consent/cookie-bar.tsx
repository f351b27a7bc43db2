import { useRef } from "react";
import { Link } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { privacy, privacyStatements } from "../../content/privacy.ts";
import { NoticeBar } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { useKeptFocus } from "../../ui/focus.ts";
import { COOKIE_BAR_ID, CookieConsent } from "./cookie-consent.tsx";

/** The cookie consent bar, at the bottom of the screen on every page until it is answered (4-consent-03). */
export function CookieBar() {
  const isAsking = CookieConsent.useSelector((now) => now.hasTag("asking"));
  return isAsking ? <AskingBar /> : null;
}

/** The bar disappears with the answer, but the focus must be preserved. */
function AskingBar() {
  const { send } = CookieConsent.useActorRef();
  const part = useRef<HTMLDivElement>(null);
  const { onFocus } = useKeptFocus(part);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers the previously focused element
    <div
      ref={part}
      className="cookie-bar"
      id={COOKIE_BAR_ID}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <NoticeBar
        label={t("consent.label")}
        actions={
          <>
            <Button onClick={() => send({ type: "cookies.accepted" })}>
              {t("consent.accept")}
            </Button>
            <Button
              variant="second"
              onClick={() => send({ type: "cookies.rejected" })}
            >
              {t("consent.reject")}
            </Button>
          </>
        }
      >
        <p>
          {t("consent.text")}{" "}
          <Link to={`${pages.privacyPolicy.path}#${privacy.notice.id}`}>
            {t("consent.notice")}
          </Link>
        </p>
        <div className="row cookie-bar-regions">
          <span id={`${COOKIE_BAR_ID}-regions`}>{t("consent.statements")}</span>
          <ul aria-labelledby={`${COOKIE_BAR_ID}-regions`}>
            {privacyStatements.map(({ country, href }) => (
              <li key={country}>
                <ExternalLink className="tap" href={href}>
                  {country}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </NoticeBar>
    </div>
  );
}

/** The footer button that shows the bar again, so that consent is as easy to withdraw as to give. */
export function CookieChoice() {
  const { send } = CookieConsent.useActorRef();
  return (
    <button
      type="button"
      className="site-foot-choice"
      onClick={() => send({ type: "choice.asked" })}
    >
      {t("consent.review")}
    </button>
  );
}
