import { Link } from "react-router-dom";
import { support, wayOn } from "../../content/support.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Common questions and their answers, each with a link to the page for the task. */
export function SupportQuestions() {
  return (
    <div className="support-groups" id={support.questionsId}>
      {support.groups.map(({ title, questions }) => (
        <section key={title} className="support-questions">
          <h2>{title}</h2>
          <dl>
            {questions.map((entry) => {
              const way = wayOn(entry);
              return (
                <div key={entry.question}>
                  <dt>{entry.question}</dt>
                  <dd>
                    <p>{entry.answer}</p>
                    {way && (
                      <Link className="more" to={way.to}>
                        {way.title}
                        <Icon name="arrowRight" />
                      </Link>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
