import { TOKEN_KEY } from "./storage.ts";

/**
 * The attribute of the root element of a member's page until the session has been read. src/app/shell.css then hides
 * what only a visitor may see, because prerendered public pages have a visitor's content.
 */
export const MEMBER_ATTRIBUTE = "data-member";

/**
 * The inline script of every page. It runs before the first paint. The build writes its hash into the content security
 * policy; as a file, it would delay the first paint by one request.
 */
export const MEMBER_MARK_SCRIPT = `try{localStorage.getItem("${TOKEN_KEY}")&&document.documentElement.setAttribute("${MEMBER_ATTRIBUTE}","")}catch{}`;
