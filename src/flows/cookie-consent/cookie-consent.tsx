import { createActorContext } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { fromCallback, fromPromise } from "xstate";
import {
  type ConsentAnswer,
  type ConsentEvent,
  cookieConsentMachine,
} from "../../../machines/cookie-consent/chart.ts";
import { firstPageAlive } from "../../app/page-start.tsx";
import {
  readConsent,
  removeConsent,
  storeConsent,
} from "../../services/consent.ts";
import { inspection } from "../../services/inspection.ts";
import { onShown } from "../../services/page-visibility.ts";

/** The cookie consent of this tab. */
export const CookieConsent = createActorContext(cookieConsentMachine);

/** The id of the bar, which receives the focus when it is shown on request. */
export const COOKIE_BAR_ID = "cookie-bar";

/** Returns the actors and actions of the cookie bar: its cookies and the focus. */
function consentEffects() {
  return {
    actors: {
      readAnswer: fromPromise<ConsentAnswer, void>(async () => {
        await firstPageAlive;
        return readConsent();
      }),
      watchAnswer: fromCallback<ConsentEvent>(({ sendBack }) =>
        onShown(() =>
          sendBack({ type: "answer.found", answer: readConsent() }),
        ),
      ),
    },
    actions: {
      storeConsent,
      removeConsent,
      focusBar: () => {
        // The bar is rendered after this step.
        requestAnimationFrame(() => {
          document.getElementById(COOKIE_BAR_ID)?.focus();
        });
      },
    },
  };
}

export function CookieConsentProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const [logic] = useState(() =>
    cookieConsentMachine.provide(consentEffects()),
  );
  return (
    <CookieConsent.Provider logic={logic} options={inspection()}>
      {children}
    </CookieConsent.Provider>
  );
}
