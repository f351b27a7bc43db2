import {
  type ComponentType,
  type MouseEvent,
  useEffect,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import {
  addressOf,
  LANGUAGES,
  languageFacts,
  PAGE_LANGUAGE,
} from "../../../contract/language.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  isLanguageChartNeeded,
  storeMovedPage,
} from "../../services/language/reader-languages.ts";
import type {
  LanguageLinkProps,
  LanguageOfferProps,
} from "./language-offer.tsx";

/** Renders the offer. Set while the page is rendered. */
let showOffer: (offer: ComponentType<LanguageOfferProps>) => void = () => {};

/** Loads the chart and its view, only for a reader who chooses a language or is offered one. Returns null if that fails. */
async function importOffer() {
  try {
    const offer = await import("./language-offer.tsx");
    showOffer(offer.LanguageOffer);
    return offer;
  } catch {
    return null;
  }
}

type LanguageLinksProps = {
  readonly className?: string;
  readonly onClick?: () => void;
};

/** Links to the current page in each language, in the languages' own names. */
export function LanguageLinks(props: LanguageLinksProps) {
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
  const path = addressOf(pathname, language);
  const choose = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const offer = await importOffer();
    if (offer) offer.chooseLanguage(language);
    else {
      // The loaded page stores the choice.
      storeMovedPage({ address: path });
      location.assign(path + search + hash);
    }
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
      onPointerDown={importOffer}
      onFocus={importOffer}
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
    showOffer = (offer) => setOffer(() => offer);
    if (isLanguageChartNeeded()) void importOffer();
  }, []);
  return Offer && <Offer Link={LanguageLink} />;
}
