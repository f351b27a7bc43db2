import {
  type ComponentType,
  type MouseEvent,
  useEffect,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import {
  LANGUAGES,
  type Language,
  languageFacts,
  languagePrefix,
  PAGE_LANGUAGE,
} from "../../../contract/language.ts";
import { t } from "../../../contract/messages/index.ts";
import { openPageIn } from "../../services/page-address.ts";
import { isLanguageChartNeeded } from "../../services/reader-languages.ts";
import type {
  LanguageLinkProps,
  LanguageOfferProps,
} from "./language-offer.tsx";

/** Loaded only for a reader who chooses a language or is offered one. */
const importOffer = () => import("./language-offer.tsx");

/** Links to the current page in each language, in the languages' own names. */
export function LanguageLinks(props: { readonly className?: string }) {
  return (
    <ul {...props} aria-label={t("nav.language")}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <LanguageLink language={language}>
            {languageFacts[language].name}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

/** A link to the current page in a language. */
function LanguageLink(props: LanguageLinkProps) {
  const { language, children } = props;
  const { pathname, search, hash } = useLocation();
  const path = languagePrefix(language) + pathname;
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    importOffer().then(
      ({ chooseLanguage }) => chooseLanguage(language),
      () => openPageIn(language),
    );
  };
  return (
    <a
      className="tap"
      href={path}
      lang={language}
      hrefLang={language}
      aria-current={language === PAGE_LANGUAGE || undefined}
      // Prerendered pages know neither the query nor the fragment.
      ref={(link) => {
        if (link) link.href = path + search + hash;
      }}
      onClick={choose}
    >
      {children}
    </a>
  );
}

/** The offer of the page in another language, for a reader of another one. */
export function LanguageOffer() {
  const [Offer, setOffer] = useState<ComponentType<LanguageOfferProps> | null>(
    null,
  );
  useEffect(() => {
    if (!isLanguageChartNeeded()) return;
    importOffer().then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => {},
    );
  }, []);
  return Offer && <Offer Link={LanguageLink} />;
}
