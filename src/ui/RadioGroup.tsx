import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";

export interface RadioGroupProps extends ChoiceGroupProps {
  /** One option per line instead of in a row. */
  readonly column?: boolean | undefined;
}

/** A few options of which one can be selected, such as Yes and No. */
export function RadioGroup({ column, ...rest }: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      className={column ? "checks checks--column" : "checks"}
      draw={(radio, { label, hint }) => (
        <>
          {radio}
          <span className="check-text">
            <span>{label}</span>
            {hint && <small>{hint}</small>}
          </span>
        </>
      )}
    />
  );
}
