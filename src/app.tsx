import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { pages } from "../contract/pages.ts";

const HomePage = lazy(() => import("./home-page.tsx"));

/** Every route of the site; each page is fetched when it is first asked for. */
export function App() {
  return (
    <Suspense>
      <Routes>
        <Route path={pages.home.path} element={<HomePage />} />
      </Routes>
    </Suspense>
  );
}
