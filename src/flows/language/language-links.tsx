import { useLocation } from "react-router-dom";
import {
  LANGUAGES,
  languageFacts,
  languagePrefix,
  PAGE_LANGUAGE,
} from "../../../contract/language.ts";
import { t } from "../../../contract/messages/index.ts";

/** Links to the current page in each language, in the languages' own names. Another language is loaded from the server. */
export function LanguageLinks(props: { readonly className?: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <ul {...props} aria-label={t("nav.language")}>
      {LANGUAGES.map((language) => {
        const path = languagePrefix(language) + pathname;
        return (
          <li key={language}>
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
            >
              {languageFacts[language].name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
