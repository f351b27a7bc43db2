import { useRef } from "react";
import { fromPromise } from "xstate";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { cookieConsentMachine } from "../../../machines/cookie-consent/chart.ts";
import { firstPageReady } from "../../app/page-start.tsx";
import { createChartContext, type Effects } from "../../app/use-chart.ts";
import {
  PRIVACY_NOTICE_ID,
  privacyStatements,
} from "../../content/privacy-statements.ts";
import {
  readConsent,
  removeConsent,
  storeConsent,
} from "../../services/cookies.ts";
import { eventActor } from "../../services/event-actor.ts";
import { onShown } from "../../services/page-events.ts";
import { Button } from "../../ui/Button.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import type { Elements } from "../../ui/elements.ts";
import { focusAfterRender, useRestoredFocus } from "../../ui/focus.ts";
import { Link } from "../../ui/Link.tsx";
import { usePageMark } from "../../ui/page-mark.ts";

/** The id of the bar, which receives the focus when it is shown on request. */
const BAR_ID = "cookie-bar";

const CookieConsent = createChartContext(cookieConsentMachine);

const effects: Effects<typeof cookieConsentMachine> = {
  actors: {
    readChoice: fromPromise(async () => {
      await firstPageReady;
      return readConsent();
    }),
    watchChoice: eventActor((sendBack) => {
      const sendChoice = () =>
        sendBack({ type: "choice.read", choice: readConsent() });
      sendChoice();
      return onShown(sendChoice);
    }),
  },
  actions: {
    storeConsent,
    removeConsent,
    focusBar: () => focusAfterRender(() => document.getElementById(BAR_ID)),
  },
};

/** Runs the cookie consent chart of this tab. */
export function CookieConsentProvider(props: { readonly children: Elements }) {
  return <CookieConsent.Provider effects={effects} {...props} />;
}

/** The cookie consent bar, shown at the bottom of the screen until the visitor makes a choice (4-consent-03). */
export function CookieBar() {
  const isAsking = CookieConsent.useSelector((snapshot) =>
    snapshot.hasTag("asking"),
  );
  return isAsking ? <ConsentBar /> : null;
}

/**
 * The bar disappears after a choice, so the focus is moved back to where it was, for example in a form or on the button
 * that opened the bar. After Tab has reached the bar at the end of the page, it is moved to the start of the content.
 */
function ConsentBar() {
  const { send } = CookieConsent.useActorRef();
  const bar = useRef<HTMLDivElement>(null);
  const { onFocus } = useRestoredFocus(bar);
  usePageMark("cookie-bar");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only records the previously focused element
    <div
      ref={bar}
      className="cookie-bar screen-only"
      id={BAR_ID}
      tabIndex={-1}
      onFocus={(event) => {
        const { currentTarget, target } = event;
        if (target === currentTarget || !target.matches(":focus-visible"))
          onFocus(event);
      }}
    >
      <section
        className="bar bar--plain screen-only"
        aria-labelledby={`${BAR_ID}-label`}
      >
        <h2 id={`${BAR_ID}-label`} className="visually-hidden">
          {t("consent.label")}
        </h2>
        <div className="bar-text">
          <p>
            <span>{`${t("consent.text")} `}</span>
            <Link to={`${pages.privacyPolicy.path}#${PRIVACY_NOTICE_ID}`}>
              {t("consent.notice")}
            </Link>
          </p>
          <div className="row cookie-bar-countries">
            <span id={`${BAR_ID}-countries`}>{t("consent.statements")}</span>
            <ul aria-labelledby={`${BAR_ID}-countries`}>
              {privacyStatements.map(({ country, href }) => (
                <li key={country}>
                  <ExternalLink className="tap" href={href}>
                    {country}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="row">
          <Button onClick={() => send({ type: "cookies.accepted" })}>
            {t("consent.accept")}
          </Button>
          <Button
            variant="outline"
            onClick={() => send({ type: "cookies.rejected" })}
          >
            {t("consent.reject")}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** The footer button that shows the bar again, so that consent is as easy to withdraw as to give. */
export function CookieChoiceButton() {
  const { send } = CookieConsent.useActorRef();
  return (
    <button
      type="button"
      className="site-foot-choice"
      onClick={() => send({ type: "review.requested" })}
    >
      {t("consent.review")}
    </button>
  );
}
