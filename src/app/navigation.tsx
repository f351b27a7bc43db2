import { shallowEqual } from "@xstate/react";
import { useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { transition } from "xstate";
import { isUserType } from "../../contract/enumerations.ts";
import { readLoginState } from "../../contract/navigation-state.ts";
import { pageAccess, pages } from "../../contract/pages.ts";
import {
  navigationMachine,
  type PageAddress,
} from "../../machines/navigation/chart.ts";
import {
  type SessionFacts,
  sessionFacts,
} from "../../machines/session/facts.ts";
import { SessionContext } from "../flows/session/session-context.tsx";
import { appPath } from "../services/page-address.ts";
import { listen, loadFromServer } from "../services/page-events.ts";
import type { Elements } from "../ui/elements.ts";
import { NavigationContext } from "./navigation-context.ts";
import { prerenderedMemberPages, routeOf } from "./routes.tsx";
import type { Effects } from "./use-chart.ts";

/** Starts the navigation chart and provides its effects. Requires a router and a SessionProvider. */
export function NavigationProvider(props: { readonly children: Elements }) {
  // `useNavigate` returns a different function after each navigation; the chart uses the latest effects.
  const navigate = useNavigate();
  const effects: Effects<typeof navigationMachine> = {
    actions: {
      replacePage: ({ context }) => {
        const { to, ...options } = context.destination;
        navigate(to, { ...options, replace: true });
      },
      openPage: ({ context }) => {
        const { to, ...options } = context.destination;
        navigate(to, options);
      },
      loadPage: ({ context: { destination, status } }) => {
        const { to, language } = destination;
        const load = () => loadFromServer(to, language);
        // Deferred until the page is unmounted, because a form with unsaved changes would ask for a confirmation.
        if (status === "replaced") setTimeout(load);
        else load();
      },
    },
  };
  return (
    <NavigationContext.Provider effects={effects}>
      <NavigationListeners />
      {props.children}
    </NavigationContext.Provider>
  );
}

/**
 * Returns whether the page at the current address is shown, and, while the session is unknown, the role that a
 * prerendered members' page requires.
 */
export function usePageAccess() {
  const current = NavigationContext.useSelector((snapshot) => snapshot);
  const location = addressOf(useLocation());
  // A page is rendered before its effects report the new address, so the chart calculates its next snapshot.
  const isReported = current.context.address === location.address;
  const snapshot = isReported
    ? current
    : transition(navigationMachine, current, {
        type: "page.changed",
        ...location,
      })[0];
  const { access, status } = snapshot.context;
  const isExpected = status === "unknown" && isUserType(access);
  return {
    isShown: snapshot.hasTag("shown"),
    expectedRole: isExpected ? access : null,
  };
}

/** Reports the address and the session to the navigation chart. Renders nothing. */
function NavigationListeners() {
  const navigation = NavigationContext.useActorRef();
  const session = SessionContext.useActorRef();
  const location = useLocation();
  useEffect(() => {
    navigation.send({ type: "page.changed", ...addressOf(location) });
  }, [navigation, location]);
  useEffect(() => {
    const facts = session.select(sessionFacts, shallowEqual);
    const report = (changed: SessionFacts) =>
      navigation.send({ type: "session.changed", ...changed });
    report(facts.get());
    return facts.subscribe(report).unsubscribe;
  }, [navigation, session]);
  useEffect(
    () =>
      listen("popstate", () =>
        navigation.send({
          type: "history.moved",
          path: appPath(),
        }),
      ),
    [navigation],
  );
  return null;
}

function addressOf({ pathname, search, hash, state }: Location): PageAddress {
  const page = routeOf(pathname)?.page ?? null;
  const isPrerendered = page !== null && prerenderedMemberPages.includes(page);
  return {
    page,
    access: page ? pageAccess(page, search) : "public",
    path: pathname,
    address: pathname + search + hash,
    loginState: page === pages.login ? readLoginState(state) : {},
    // Members see a different version of a page that only its query makes public.
    isEarly: page?.access === "public" || isPrerendered,
  };
}
