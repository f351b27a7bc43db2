import { pages } from "../../../contract/pages.ts";
import { landing } from "../../content/landing.ts";
import { useSession } from "../../flows/session/session-context.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Cloth } from "../../ui/Cloth.tsx";

const { steps } = landing;

/** The four steps of both sides, from bare warp to finished cloth. */
export function HowItWorks() {
  const hasToken = useSession().token !== null;
  return (
    <section className="band steps">
      <div className="wrap">
        <div className="band-head">
          <h2>{steps.title}</h2>
          <p>{steps.text}</p>
        </div>
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
          <div className="row steps-open">
            <LinkButton to={pages.register.path}>{steps.open}</LinkButton>
            <p className="small muted">{steps.openText}</p>
          </div>
        )}
      </div>
    </section>
  );
}
