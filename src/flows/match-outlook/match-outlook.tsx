import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { MatchOutlook } from "../../../contract/calls/matches.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  investeeOutlook,
  investorOutlook,
} from "../../../machines/matching/outlook.ts";
import { useOwnResource } from "../../app/use-resource.ts";
import { send } from "../../services/api.ts";
import { onRead } from "../../services/resources.ts";

/** The outlook of the member, for the saved profile. Nothing while it is unknown or may be out of date. */
function useOutlook(): MatchOutlook | null {
  const [resource] = useOwnResource<ResponseOf<"matchOutlook">>("outlook", {
    read: (signal) => send("matchOutlook", { signal }),
    watch(notify) {
      let previous: number | undefined;
      return onRead("profile", (profile) => {
        const version = profile?.version;
        if (previous !== undefined && version !== previous) notify();
        previous = version;
      });
    },
  });
  const { failure, value } = resource.context;
  const isCurrent = failure === null && !resource.hasTag("refreshing");
  return isCurrent ? (value?.outlook ?? null) : null;
}

/** How many investors a request could offer to a business, and what would change the number. */
export function InvesteeOutlook() {
  const outlook = useOutlook();
  if (!outlook) return null;
  return (
    <section className="stack stack--2">
      <h3 className="label-heading">{t("outlook.title")}</h3>
      {investeeOutlook(outlook)
        .map((sentences) => sentences.map(textOf).join(" "))
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
    </section>
  );
}

/** How many businesses could be offered to an investor without matches. */
export function InvestorOutlook() {
  const outlook = useOutlook();
  return (
    outlook && <p className="table-note">{textOf(investorOutlook(outlook))}</p>
  );
}
