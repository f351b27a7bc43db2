import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";

/** Two large choices side by side, each with a line of explanation in its option's `hint`. */
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
