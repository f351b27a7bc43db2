import { type Article, insights } from "../../content/insights.ts";
import { Cover } from "../../ui/Cover.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";

export type ArticleCardProps = { readonly article: Article };

/** An insight article: picture, title, and Read More, which opens it in a new tab (§1). */
export function ArticleCard({ article }: ArticleCardProps) {
  const { title, link, image, topic, minutes } = article;
  return (
    <article className="article">
      <Cover name={image} />
      <div>
        <p className="kicker">
          {topic}, {minutes} {insights.minutes}
        </p>
        <h3>{title}</h3>
        <ExternalLink
          className="article-more"
          href={link}
          aria-label={`${insights.readMore}: ${title}`}
        >
          {insights.readMore}
        </ExternalLink>
      </div>
    </article>
  );
}
