import { type ReactNode, useEffect, useRef, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { sessionMachine } from "../../../machines/session/chart.ts";
import { inspection } from "../../services/inspection.ts";
import { SessionContext } from "./session-context.tsx";
import { sessionEffects } from "./session-effects.ts";
import { SessionListeners } from "./session-listeners.tsx";

/** Starts the session chart inside the router and provides its effects. */
export function SessionProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const [logic] = useState(() =>
    sessionMachine.provide(
      sessionEffects(((...to: Parameters<NavigateFunction>) =>
        latest.current(...to)) as NavigateFunction),
    ),
  );
  return (
    <SessionContext.Provider logic={logic} options={inspection()}>
      <SessionListeners />
      {children}
    </SessionContext.Provider>
  );
}
