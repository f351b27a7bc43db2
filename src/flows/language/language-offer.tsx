import { useSelector } from "@xstate/react";
import { type ComponentType, type ReactNode, useRef } from "react";
import { createActor, fromPromise } from "xstate";
import { type Language, languageFacts } from "../../../contract/language.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  languageMachine,
  type OfferTexts,
} from "../../../machines/language/chart.ts";
import { offeredLanguage } from "../../../machines/language/offer.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import { firstPageReady } from "../../app/page-start.tsx";
import type { Effects } from "../../app/use-chart.ts";
import { send, sessionStarted } from "../../services/api.ts";
import { eventActor } from "../../services/event-actor.ts";
import { inspection } from "../../services/inspection.ts";
import { openPageIn } from "../../services/language/language-opening.ts";
import {
  enterEntries,
  typedEntries,
} from "../../services/language/moved-page.ts";
import {
  movedEntries,
  readLanguages,
  storeLanguages,
} from "../../services/language/reader-languages.ts";
import {
  isSessionStored,
  readUnsavedChoice,
  storeUnsavedFor,
} from "../../services/language/unsaved-language.ts";
import { onSessionEnd } from "../../services/last-read.ts";
import { onRestored } from "../../services/page-events.ts";
import { loadCode } from "../../services/site-files/loaded-code.ts";
import { readStoredSession } from "../../services/stored-session.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useRestoredFocus } from "../../ui/focus.ts";
import { usePageMark } from "../../ui/page-mark.ts";

export type LanguageLinkProps = {
  readonly language: Language;
  readonly children: ReactNode;
};

export type LanguageOfferProps = {
  readonly Link: ComponentType<LanguageLinkProps>;
};

const offers = import.meta.glob<{ readonly offer: OfferTexts }>(
  "../../../contract/languages/*/offer.ts",
);

const effects: Effects<typeof languageMachine> = {
  actors: {
    readLanguages: fromPromise(async () => {
      await firstPageReady;
      return { ...readLanguages(), ...readUnsavedChoice() };
    }),
    loadOffer: fromPromise(async ({ input: { language } }) => {
      const load = offers[`../../../contract/languages/${language}/offer.ts`];
      if (!load) throw new Error(`There is no offer of ${language}.`);
      return (await loadCode(load)).offer;
    }),
    saveLanguage: fromPromise(async ({ input, signal }) => {
      await sessionStarted;
      return send("setLanguage", { json: input, signal });
    }),
    watchSession: eventActor((sendBack) =>
      onSessionEnd(() => sendBack({ type: "session.ended" })),
    ),
    watchPage: eventActor((sendBack) =>
      onRestored(() => sendBack({ type: "page.restored" })),
    ),
    enterInput: eventActor(() => {
      let stop = () => {};
      void firstPageReady.then(() => {
        stop = enterEntries(movedEntries);
      });
      return () => stop();
    }),
  },
  actions: {
    storeLanguages: ({ context }) => storeLanguages(context),
    storeUnsaved: ({ context }) => storeUnsavedFor(context.unsavedFor),
    storeSaved: () => storeUnsavedFor(null),
    openLanguage: ({ context: { destination } }) => {
      if (destination) openPageIn(destination, typedEntries());
    },
  },
};

/** The chart of this tab. It starts when this module is loaded: with the page if it is needed, or with a choice. */
const flow = createActor(provideEffects(languageMachine, effects), {
  input: { isChosen: movedEntries !== null },
  ...inspection(),
}).start();

/** Opens this page in another language, and remembers the choice. */
export function chooseLanguage(language: Language): void {
  const endsSession = readStoredSession().token !== null && !isSessionStored();
  flow.send({ type: "language.chosen", language, endsSession });
}

/** The line that offers the page in the language of its reader, at the bottom of the screen. */
export function LanguageOffer(props: LanguageOfferProps) {
  const snapshot = useSelector(flow, (state) => state);
  const { context } = snapshot;
  const language = offeredLanguage(context);
  const cancel = () => flow.send({ type: "opening.cancelled" });
  return (
    <>
      {snapshot.hasTag("offering") && language && context.texts && (
        <OfferLine {...props} language={language} texts={context.texts} />
      )}
      <Dialog
        open={snapshot.hasTag("warning")}
        onClose={cancel}
        title={t("language.logoutTitle")}
        actions={
          <>
            <Button onClick={cancel}>{t("language.stay")}</Button>
            <Button
              variant="outline"
              onClick={() => flow.send({ type: "opening.confirmed" })}
            >
              {t("language.open")}
            </Button>
          </>
        }
      >
        <p>{t("language.logoutText")}</p>
      </Dialog>
    </>
  );
}

function OfferLine({
  Link,
  language,
  texts,
}: LanguageOfferProps & { language: Language; texts: OfferTexts }) {
  const line = useRef<HTMLElement>(null);
  const { onFocus } = useRestoredFocus(line);
  usePageMark("language-offer");
  return (
    <section
      ref={line}
      className="row row--nowrap language-offer screen-only"
      lang={language}
      dir={languageFacts[language].direction}
      aria-label={texts.link}
      onFocus={onFocus}
    >
      <p>
        <span>{texts.text}</span>
        <Link language={language}>{texts.link}</Link>
      </p>
      <IconButton
        icon="cross"
        label={texts.dismiss}
        bare
        onClick={() => flow.send({ type: "offer.dismissed" })}
      />
    </section>
  );
}
