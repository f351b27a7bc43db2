import { entryOf, flowNames, inputsOfFlow, type Position } from "./stepping.ts";
import type { Send } from "./visualiser.tsx";
import type { Overlay } from "./visualiser-machine.ts";

const OVERLAYS: Readonly<Record<Overlay, string>> = {
  none: "the current path",
  modelTests: "what the model tests cover",
  browserTests: "what the browser tests cover",
};

/** Selects the flow, its input, and what is highlighted in the drawing. */
export function FlowPicker(props: {
  readonly position: Position;
  readonly overlay: Overlay;
  readonly send: Send;
}) {
  const { position, overlay, send } = props;
  const inputs = inputsOfFlow(position.flow);
  return (
    <div className="pickers">
      <span>
        <label htmlFor="flow">Flow</label>
        <select
          id="flow"
          value={position.flow}
          onChange={({ target }) =>
            send({ type: "flow.chosen", flow: target.value })
          }
        >
          {flowNames.map((name) => (
            <option key={name} value={name}>
              {entryOf(name).title}
            </option>
          ))}
        </select>
      </span>
      {inputs.length > 1 && (
        <span>
          <label htmlFor="input">Starts with</label>
          <select
            id="input"
            value={position.input}
            onChange={({ target }) =>
              send({ type: "input.chosen", input: Number(target.value) })
            }
          >
            {inputs.map((input, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the inputs of a plan have no other id and are never reordered
              <option key={index} value={index}>
                {index + 1}: {(JSON.stringify(input) ?? "nothing").slice(0, 60)}
              </option>
            ))}
          </select>
        </span>
      )}
      <span>
        <label htmlFor="overlay">Highlight</label>
        <select
          id="overlay"
          value={overlay}
          onChange={({ target }) =>
            send({
              type: "overlay.chosen",
              overlay: target.value as Overlay,
            })
          }
        >
          {Object.entries(OVERLAYS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
