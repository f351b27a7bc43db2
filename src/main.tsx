import "./start.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { addressOf } from "../contract/language.ts";
import { App } from "./app/app.tsx";
import { rememberInput } from "./app/page-start.tsx";
import { routeOf } from "./app/routes.tsx";
import { loadClient } from "./services/api.ts";
import { watchDefects } from "./services/defects.ts";
import { receiveMovedPage } from "./services/language/reader-languages.ts";
import { appPath } from "./services/page-address.ts";
import { registerServiceWorker } from "./services/site-files/service-worker-registration.ts";
import { readStoredSession } from "./services/stored-session.ts";
import { reportSilentInput } from "./services/typed-input.ts";

receiveMovedPage();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const app = (
  <StrictMode>
    <BrowserRouter basename={addressOf("/")}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

watchDefects();
void start(root);

// A member's page calls the API as soon as it is rendered.
if (readStoredSession().token !== null) loadClient().catch(() => {});
reportSilentInput();
// Input in a form is usually followed by a call.
addEventListener("input", () => loadClient().catch(() => {}), { once: true });

// A file that is dropped next to an upload box must not replace the page with the file. Text can still be dropped.
for (const type of ["dragover", "drop"] as const)
  addEventListener(type, (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });

if (import.meta.env.PROD) registerServiceWorker();

/** Renders the page. Uses no top-level await, because the modules of pages import this chunk and would wait for it. */
async function start(container: HTMLElement): Promise<void> {
  // The inspection panel is for developers; its code is loaded only on request.
  if (new URLSearchParams(location.search).has("inspect") && isLocalMode())
    (await import("./services/chart-panel.ts")).showCharts();

  // Hydration of a prerendered page needs the page's code.
  const isPrerendered = container.dataset.prerendered === appPath();
  // If the code cannot be loaded, the error boundary of the page shows an error.
  await routeOf(appPath())
    ?.preload()
    .catch(() => {});
  if (isPrerendered) rememberInput();
  // Not wrapped in startTransition, because its time slicing would delay the response to the first tap.
  if (isPrerendered && isAsBuilt(container)) hydrateRoot(container, app);
  else {
    // Every page renders its own title, so the one in the document is removed.
    document.head.querySelector("title")?.remove();
    createRoot(container).render(app);
  }
}

/** Whether the page has as many elements as the build wrote: extensions and translators add some, and React fails then. */
function isAsBuilt(container: HTMLElement): boolean {
  const { length } = container.getElementsByTagName("*");
  return String(length) === container.dataset.elements;
}

function isLocalMode(): boolean {
  return (
    import.meta.env.DEV ||
    ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)
  );
}
