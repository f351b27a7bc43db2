import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { routeOf } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// Watching the charts is for those who make the product; nobody else fetches its code.
if (new URLSearchParams(location.search).has("inspect") && isLocalMode())
  (await import("./inspect/live-chart.ts")).watchCharts();

// A page that the build has written is there already; its code must be too, before it comes to life.
const isPrerendered = root.dataset.prerendered === location.pathname;
// When it can't be fetched, the page's own boundary says so.
await routeOf(location.pathname)
  ?.preload()
  .catch(() => {});
if (isPrerendered) hydrateRoot(root, app);
else {
  // Every page renders its own title, and a document has only one.
  document.head.querySelector("title")?.remove();
  createRoot(root).render(app);
}

function isLocalMode(): boolean {
  return (
    import.meta.env.DEV ||
    ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)
  );
}
