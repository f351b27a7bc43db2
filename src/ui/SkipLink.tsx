import { word } from "../../contract/messages/controls.ts";

/** The id of the one `main` of a page, where the skip link leads. */
export const MAIN_ID = "main";

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      {word("skip")}
    </a>
  );
}
