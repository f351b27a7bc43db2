import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { Decline } from "../../../machines/matching/rerun.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Sentences } from "./sentences.tsx";

/** The investors who have declined, and the next step: a re-run, Get Matched, or programs and support. */
export function DeclineAlert({ decline }: { readonly decline: Decline }) {
  return (
    <Alert
      tone="waiting"
      announce="none"
      title={say(decline.title)}
      actions={
        decline.next === "elsewhere" && (
          <>
            <LinkButton size="small" to={pages.programsLoggedIn.path}>
              {t("matching.seePrograms")}
            </LinkButton>
            <LinkButton variant="second" size="small" to={pages.support.path}>
              {t("matching.askSupport")}
            </LinkButton>
          </>
        )
      }
    >
      <Sentences of={decline.sentences} />
    </Alert>
  );
}
