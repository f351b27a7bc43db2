import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { MatchOutlook } from "../../../contract/calls/matches.ts";
import { formatCount, formatMoney } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import { useOwnResource } from "../../app/use-resource.ts";
import { send } from "../../services/api.ts";

/** The outlook of the member. Nothing while it is unknown or may be out of date. */
function useOutlook(): MatchOutlook | null {
  const [{ context }] = useOwnResource<ResponseOf<"matchOutlook">>("outlook", {
    read: (signal) => send("matchOutlook", { signal }),
  });
  return context.failure ? null : (context.value?.outlook ?? null);
}

/** How many investors a request could offer to a business, and what would change the number. */
export function InvesteeOutlook() {
  const outlook = useOutlook();
  if (!outlook) return null;
  const { offered, every, excludes, change } = outlook;
  return (
    <section className="stack stack--2">
      <h3 className="label-heading">{t("outlook.title")}</h3>
      <p>
        {[
          t("outlook.offered", valuesOf(offered)),
          every && offered.count > 0 && t("outlook.every", valuesOf(every)),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {excludes && <p>{t(`outlook.excludes.${excludes}`)}</p>}
      {change && every && (
        <p>
          {t(`outlook.change.${change.field}`, {
            value:
              change.field === "capital_needed"
                ? formatMoney(Number(change.value))
                : change.value,
            changed: valuesOf(change.every).number,
            now: valuesOf(every).number,
          })}
        </p>
      )}
    </section>
  );
}

/** How many businesses could be offered to an investor without matches. */
export function InvestorOutlook() {
  const outlook = useOutlook();
  return (
    outlook && (
      <p className="table-note">
        {t("outlook.businesses", valuesOf(outlook.offered))}
      </p>
    )
  );
}

function valuesOf({ count, about }: MatchOutlook["offered"]) {
  const number = formatCount(count);
  return { count, number: about ? t("outlook.about", { number }) : number };
}
