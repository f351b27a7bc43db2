import { pages } from "../../../contract/pages.ts";
import { SiteFrame } from "../../app/site-frame.tsx";
import { landing } from "../../content/landing.ts";
import { Gallery } from "../../flows/gallery/gallery.tsx";
import { InsightsCarousel } from "../../flows/insights-carousel/insights-carousel.tsx";
import { useSession } from "../../flows/session/session-context.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Cloth, Drawing } from "../../ui/Cloth.tsx";
import { Competition } from "../competition/competition.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Innovation } from "./innovation.tsx";
import "./landing.css";

const { hero, facts, benefits } = landing;

/** / : the landing page. */
export default function LandingPage() {
  return (
    <SiteFrame>
      <title>{`${pages.home.title} | Ubia`}</title>
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
      <section className="band">
        <div className="wrap split">
          <div className="split-head">
            <h2>{benefits.title}</h2>
            <p className="muted">{benefits.text}</p>
          </div>
          <ul className="benefits">
            {benefits.entries.map(({ title, text, pattern, tone }) => (
              <li key={title}>
                <Cloth pattern={pattern} tone={tone} tile />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <HowItWorks />
      <Innovation />
      <InsightsCarousel />
      <Gallery />
      <Competition />
    </SiteFrame>
  );
}

/** Both buttons are disabled for a person with a stored token. */
function Hero() {
  const hasToken = useSession().token !== null;
  return (
    <section className="hero on-deep">
      <div className="wrap">
        <div className="hero-copy">
          <h1>{hero.title}</h1>
          <p>{hero.text}</p>
          <div className="row">
            <LinkButton
              variant="gold"
              to={pages.register.path}
              disabled={hasToken}
            >
              {hero.join}
            </LinkButton>
            <LinkButton
              variant="line"
              to={pages.programs.path}
              disabled={hasToken}
            >
              {hero.explore}
            </LinkButton>
          </div>
        </div>
        <div className="hero-cloth">
          <Drawing name="tall" label={hero.picture} className="hero-tall" />
          <Drawing name="band" className="hero-band" />
        </div>
      </div>
    </section>
  );
}
