import { t } from "../../../contract/messages/index.ts";
import {
  EXTERNAL_TRACKS,
  PROGRAMME_DOORS,
  type ProgrammesView,
  programmesQuery,
} from "../../../contract/programmes.ts";
import { programmeCategories } from "../../content/programmes/categories.ts";
import { Cloth } from "../../ui/Cloth.tsx";
import { PressLink } from "../../ui/ExternalLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { CatalogueState } from "./use-programmes.ts";

/** The four categories, or the two sub-tracks of External Programs. */
export function CategoryCards(state: CatalogueState) {
  const views: readonly ProgrammesView[] = state.snapshot.hasTag("tracks")
    ? EXTERNAL_TRACKS
    : PROGRAMME_DOORS;
  return (
    <ul className="categories">
      {views.map((view) => (
        <li key={view}>
          <CategoryCard view={view} {...state} />
        </li>
      ))}
    </ul>
  );
}

function CategoryCard({
  view,
  path,
  send,
}: CatalogueState & { readonly view: ProgrammesView }) {
  const { title, text, paid, pattern, tone } = programmeCategories[view];
  return (
    <article className="category">
      <Cloth pattern={pattern} tone={tone} />
      <div className="category-body">
        <h2>
          <PressLink
            to={`${path}${programmesQuery({ view, search: "" })}`}
            onPress={() => send({ type: "category.chosen", view })}
          >
            {title}
          </PressLink>
        </h2>
        <p>{text}</p>
        <p className="category-foot">
          <span>{paid ? t("programmes.paid") : t("programmes.free")}</span>
          <Icon name="arrowRight" />
        </p>
      </div>
    </article>
  );
}
