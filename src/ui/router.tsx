/** The router: the address of the page as React state, and navigation through the browser's history. */
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import type { Elements } from "./elements.ts";

/** An entry of the browser's history. */
type Entry = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The state that the navigation stored in the entry. */
  readonly state: unknown;
  /** Identifies the entry. */
  readonly key: string;
};
/** How the page got to an entry: by a new one, instead of the previous one, or by Back, Forward or a page load. */
type NavigationType = "PUSH" | "REPLACE" | "POP";

export type NavigateOptions = {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
};
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The state of the browser's entries. Entries in open tabs have these names, so a new version must understand them. */
type StoredState = { readonly usr?: unknown; readonly key?: string };

/** The key of an entry that no navigation within the site created. */
const FIRST_KEY = "default";

const CurrentEntry = createContext<{
  readonly entry: Entry;
  readonly type: NavigationType;
} | null>(null);
const NavigateContext = createContext<Navigate | null>(null);

/** Follows the address of the browser. */
export function BrowserRouter(props: { readonly children: Elements }) {
  const [current, setCurrent] = useState(() => ({
    entry: browserEntry(),
    type: "POP" as NavigationType,
  }));
  // In a transition, the previous page stays visible while the next one loads.
  const show = useCallback(
    (type: NavigationType) =>
      startTransition(() => setCurrent({ entry: browserEntry(), type })),
    [],
  );
  const navigate = useCallback<Navigate>(
    (to, options) => show(changeHistory(to, options)),
    [show],
  );
  // A layout effect, because an effect of the page may already navigate.
  useLayoutEffect(() => {
    const listener = () => show("POP");
    addEventListener("popstate", listener);
    return () => removeEventListener("popstate", listener);
  }, [show]);
  return (
    <NavigateContext value={navigate}>
      <CurrentEntry value={current}>{props.children}</CurrentEntry>
    </NavigateContext>
  );
}

/** Renders the page of a path in the build, where nothing navigates. */
export function StaticRouter(props: {
  readonly path: string;
  readonly children: Elements;
}) {
  const entry = {
    pathname: props.path,
    search: "",
    hash: "",
    state: null,
    key: FIRST_KEY,
  };
  return (
    <NavigateContext value={() => {}}>
      <CurrentEntry value={{ entry, type: "POP" }}>
        {props.children}
      </CurrentEntry>
    </NavigateContext>
  );
}

/** Returns the address of the page that is shown, and the state that the navigation to it stored. */
export function useLocation(): Entry {
  return useCurrent().entry;
}

export function useNavigationType(): NavigationType {
  return useCurrent().type;
}

/** Returns the function that opens another page of the site, by its path with query and fragment. It never changes. */
export function useNavigate(): Navigate {
  const navigate = useContext(NavigateContext);
  if (!navigate) throw new Error("useNavigate needs a router");
  return navigate;
}

/** Opens another page as soon as it is rendered. */
export function Redirect({
  to,
  state,
}: {
  readonly to: string;
  readonly state?: unknown;
}) {
  const navigate = useNavigate();
  useEffect(
    () => navigate(to, { replace: true, state }),
    [navigate, to, state],
  );
  return null;
}

function useCurrent() {
  const current = useContext(CurrentEntry);
  if (!current) throw new Error("useLocation needs a router");
  return current;
}

function browserEntry(): Entry {
  const { pathname, search, hash } = location;
  const { usr = null, key = FIRST_KEY }: StoredState = history.state ?? {};
  return { pathname, search, hash, state: usr, key };
}

/** Adds or replaces an entry of the browser's history. Without `replace`, only a new address adds one, as in browsers. */
function changeHistory(
  to: string,
  { replace, state = null }: NavigateOptions = {},
): NavigationType {
  const { href, origin } = new URL(to, location.origin);
  if (origin !== location.origin) throw new Error(`Not a page: ${to}`);
  const stored: StoredState = {
    usr: state,
    key: Math.random().toString(36).slice(2),
  };
  const isReplaced = replace ?? href === location.href;
  if (isReplaced) history.replaceState(stored, "", href);
  else history.pushState(stored, "", href);
  return isReplaced ? "REPLACE" : "PUSH";
}
