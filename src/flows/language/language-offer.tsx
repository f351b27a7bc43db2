import { useSelector } from "@xstate/react";
import { type ComponentType, type ReactNode, useRef } from "react";
import { createActor, fromPromise } from "xstate";
import { type Language, languageFacts } from "../../../contract/language.ts";
import {
  languageMachine,
  type OfferTexts,
} from "../../../machines/language/chart.ts";
import { offeredLanguage } from "../../../machines/language/offer.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import { firstPageReady } from "../../app/page-start.tsx";
import type { Effects } from "../../app/use-chart.ts";
import { send, sessionStarted } from "../../services/api.ts";
import { inspection } from "../../services/inspection.ts";
import { enterMovedInput, storeMovedPage } from "../../services/moved-page.ts";
import { openPageIn } from "../../services/page-address.ts";
import {
  readLanguages,
  storeLanguages,
} from "../../services/reader-languages.ts";
import { loadCode } from "../../services/site-files/loaded-code.ts";
import { readStoredSession } from "../../services/stored-session.ts";
import { IconButton } from "../../ui/Button.tsx";
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
      return readLanguages();
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
  },
  actions: {
    storeChoice: ({ context: { choice } }) => {
      const isUnsaved = readStoredSession().token !== null;
      storeLanguages({ choice, dismissed: null, isUnsaved });
    },
    storeSaved: () => storeLanguages({ isUnsaved: false }),
    storeDismissal: ({ context }) =>
      storeLanguages({ dismissed: offeredLanguage(context) }),
    storeInput: storeMovedPage,
    enterInput: enterMovedInput,
    openLanguage: ({ context: { choice } }) => {
      if (choice) openPageIn(choice);
    },
  },
};

/** The chart of this tab. It starts when this module is loaded: with the page if it is needed, or with a choice. */
const flow = createActor(provideEffects(languageMachine, effects), {
  input: undefined,
  ...inspection(),
}).start();

/** Opens this page in another language, and remembers the choice. */
export function chooseLanguage(language: Language): void {
  flow.send({ type: "language.chosen", language });
}

/** The line that offers the page in the language of its reader, at the bottom of the screen. */
export function LanguageOffer(props: LanguageOfferProps) {
  const { context, tags } = useSelector(flow, (snapshot) => snapshot);
  const language = offeredLanguage(context);
  return tags.has("offering") && language && context.texts ? (
    <OfferLine {...props} language={language} texts={context.texts} />
  ) : null;
}

function OfferLine(
  props: LanguageOfferProps & {
    readonly language: Language;
    readonly texts: OfferTexts;
  },
) {
  const { Link, language, texts } = props;
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
