import { about } from "../../content/about.ts";
import { Panel } from "../../ui/Panel.tsx";
import { Table, TableCell, TableRow } from "../../ui/Table.tsx";

const { title, text, who, need, answer, entries } = about.needs;

/** The needs of each side and how they are met. */
export function StakeholderNeeds() {
  return (
    <section className="band about-needs">
      <div className="wrap">
        <div className="band-head">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <Panel>
          <Table
            label={title}
            columns={[{ label: who }, { label: need }, { label: answer }]}
          >
            {entries.map((entry) => (
              <TableRow key={entry.who}>
                <TableCell kind="name">{entry.who}</TableCell>
                <TableCell label={need} full>
                  {entry.need}
                </TableCell>
                <TableCell label={answer} full>
                  {entry.answer}
                </TableCell>
              </TableRow>
            ))}
          </Table>
        </Panel>
      </div>
    </section>
  );
}
