import { t } from "../../../contract/messages/index.ts";
import {
  passwordRequirements,
  passwordScore,
  passwordStrength,
} from "../../../contract/rules/accounts.ts";
import { Checklist } from "../../ui/Choices.tsx";
import { StrengthMeter, type StrengthMeterProps } from "../../ui/Meter.tsx";

const REQUIREMENTS = [
  "length",
  "lowercase",
  "uppercase",
  "number",
  "special",
] as const;

/** The strength and the missing requirements of the password, updated while typing. */
export function PasswordAdvice({ password }: { readonly password: string }) {
  const met = passwordRequirements(password);
  const level = password === "" ? 0 : passwordScore(password) + 1;
  return (
    <>
      <StrengthMeter
        level={level as StrengthMeterProps["level"]}
        label={password === "" ? "" : passwordStrength(password)}
      />
      <Checklist
        label={t("registration.requirements")}
        items={REQUIREMENTS.map((key) => ({
          key,
          label: t(`registration.${key}`),
          met: met[key],
        }))}
      />
    </>
  );
}
