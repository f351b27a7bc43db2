import { type Article, insights } from "../../content/insights.ts";
import { Drawing } from "../../ui/Cloth.tsx";
import { ExternalLink, NewTabMark } from "../../ui/ExternalLink.tsx";

export type ArticleCardProps = { readonly article: Article };

/** An insight article: one link with picture, title and Read More, which opens the article in a new tab. */
export function ArticleCard({ article }: ArticleCardProps) {
  const { title, link, image, topic, minutes } = article;
  return (
    <article className="article">
      <ExternalLink href={link} className="article-link" marked>
        <Drawing name={image} className="cover" />
        <span className="kicker">
          {topic}, {minutes} {insights.minutes}
        </span>{" "}
        <h3>{title}</h3>{" "}
        <span className="tap article-more">
          {insights.readMore}
          <NewTabMark />
        </span>
      </ExternalLink>
    </article>
  );
}
