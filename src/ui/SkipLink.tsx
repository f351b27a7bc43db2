import { t } from "../../contract/messages/index.ts";

/** The id of the `main` element, which is the target of the skip link. */
export const MAIN_ID = "main";

/** The first focusable element of a page: skips the navigation. */
export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      {t("ui.skip")}
    </a>
  );
}
