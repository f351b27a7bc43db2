import { pages } from "../../../contract/pages.ts";
import { SiteFrame } from "../../app/site-frame.tsx";
import { landing } from "../../content/landing.ts";
import { Gallery } from "../../flows/gallery/gallery.tsx";
import { InsightsCarousel } from "../../flows/insights-carousel/insights-carousel.tsx";
import { useSession } from "../../flows/session/session-context.tsx";
import { Band, Benefits } from "../../ui/Band.tsx";
import { LinkButton, type LinkButtonProps } from "../../ui/Button.tsx";
import { Cloth, Drawing } from "../../ui/Cloth.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Competition } from "../competition/competition.tsx";
// The band of cloth on a narrow screen. Its motifs are copies of those in ui/drawings.svg, because it is part of the page.
import heroBand from "./hero-band.svg?raw";
import "./landing.css";

const { hero, facts, benefits, steps, innovation } = landing;

/** The landing page, at `/`. */
export default function LandingPage() {
  return (
    <SiteFrame>
      <Hero />
      <section className="facts" aria-labelledby="facts-title">
        <h2 id="facts-title" className="visually-hidden">
          {facts.label}
        </h2>
        <dl className="wrap">
          {facts.entries.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Benefits {...benefits} />
      <HowItWorks />
      <Innovation />
      <InsightsCarousel />
      <Gallery />
      <Competition />
    </SiteFrame>
  );
}

function Hero() {
  return (
    <section className="hero on-deep">
      <div className="wrap">
        <div className="hero-copy">
          <h1>{hero.title}</h1>
          <p>{hero.text}</p>
          <div className="row">
            <VisitorButton variant="gold" to={pages.register.path}>
              {hero.join}
            </VisitorButton>
            <VisitorButton variant="line" to={pages.programs.path}>
              {hero.explore}
            </VisitorButton>
          </div>
        </div>
        <div className="hero-cloth">
          <Drawing name="tall" label={hero.picture} className="hero-tall" />
          <div
            className="hero-band"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is a file of this project; as an `<img>`, it would be painted later than the text
            dangerouslySetInnerHTML={{ __html: heroBand }}
          />
        </div>
      </div>
    </section>
  );
}

/** A link that is disabled while a token is stored, and before the session is read already. */
function VisitorButton(props: LinkButtonProps) {
  const hasToken = useSession().token !== null;
  return (
    <>
      {!hasToken && <LinkButton {...props} className="visitor-only" />}
      <LinkButton
        {...props}
        disabled
        className={hasToken ? undefined : "member-only"}
      />
    </>
  );
}

function HowItWorks() {
  const hasToken = useSession().token !== null;
  return (
    <Band title={steps.title} text={steps.text} className="band--sunk">
      <ol className="steps-list">
        {steps.entries.map(({ title, pattern, investee, investor }) => (
          <li key={title}>
            <Cloth
              pattern={pattern}
              tone={pattern === "warp" ? "thread" : "gold-on-green"}
            />
            <h3>{title}</h3>
            <dl>
              <dt>{steps.investee}</dt>
              <dd>{investee}</dd>
              <dt>{steps.investor}</dt>
              <dd>{investor}</dd>
            </dl>
          </li>
        ))}
      </ol>
      {!hasToken && (
        <div className="row steps-actions visitor-only">
          <LinkButton to={pages.register.path}>{steps.open}</LinkButton>
          <p className="small">{steps.openText}</p>
        </div>
      )}
    </Band>
  );
}

function Innovation() {
  const { title, paragraphs, points, more, picture } = innovation;
  return (
    <section className="band">
      <div className="wrap innovation">
        <Drawing name="loom" label={picture} className="innovation-loom" />
        <div className="stack">
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="innovation-points">
            {points.map((point) => (
              <li key={point} className="row row--nowrap">
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <Link className="tap plain-link more" to={pages.about.path}>
            <span>{more}</span>
            <Icon name="arrowRight" />
          </Link>
        </div>
      </div>
    </section>
  );
}
