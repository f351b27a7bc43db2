import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";

/** Two large radio cards side by side. The option's `hint` is the explanation on the card. */
export function ChoiceCards(props: ChoiceGroupProps) {
  return (
    <ChoiceGroup
      {...props}
      className="choice"
      draw={(radio, { label, hint }) => (
        <>
          {radio}
          <strong>{label}</strong>
          {hint}
        </>
      )}
    />
  );
}
