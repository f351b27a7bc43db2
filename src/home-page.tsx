import { pages } from "../contract/pages.ts";

/** The landing page (§1). */
export default function HomePage() {
  return (
    <main>
      <title>{`${pages.home.title} | Ubia`}</title>
      <h1>Ubia</h1>
    </main>
  );
}
