import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import "./ui/styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (root.dataset.prerendered === location.pathname) hydrateRoot(root, app);
else {
  // The first title of a document wins; without the shell's own, each page's <title> counts.
  document.querySelector("title")?.remove();
  createRoot(root).render(app);
}
