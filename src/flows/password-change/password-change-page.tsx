import { type ReactNode, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { pages, passwordLinkIn } from "../../../contract/pages.ts";
import { passwordChangeMachine } from "../../../machines/password-change/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { siteOrigin } from "../../services/origin.ts";
import { SessionContext, useSession } from "../session/session-context.tsx";
import { PasswordSet } from "../shared/password-set.tsx";
import { SessionEnded } from "../shared/session-ended.tsx";
import { ChangeByLinkForm } from "./change-by-link-form.tsx";
import { ChangeRequestForm } from "./change-request-form.tsx";
import { ChangeSent } from "./change-sent.tsx";
import { passwordChangeEffects } from "./password-change-effects.ts";

/** /change-password: a member requests a link, and the link opens the form for a new password. */
export default function PasswordChangePage() {
  const { search } = useLocation();
  return (
    <ChangeFrame>
      <title>{`${pages.changePassword.title} | Ubia`}</title>
      <PasswordChange key={search} query={search} />
    </ChangeFrame>
  );
}

/** The member layout, or the layout of the account pages for a visitor who follows the link in the mail. */
function ChangeFrame({ children }: { readonly children: ReactNode }) {
  const { token } = useSession();
  // A change ends the session, but the layout with its confirmation must remain.
  const [isMember] = useState(token !== null);
  return isMember ? (
    <MemberFrame>{children}</MemberFrame>
  ) : (
    <AccountFrame page="password">{children}</AccountFrame>
  );
}

/** The chart of one visit, with or without the link of a mail in the query. */
function PasswordChange({ query }: { readonly query: string }) {
  const session = SessionContext.useActorRef();
  const form = useRef<HTMLFormElement>(null);
  const [snapshot, send] = useChart(
    passwordChangeMachine.provide(
      passwordChangeEffects({
        form,
        navigate: useNavigate(),
        closeSession: () => session.send({ type: "session.closed" }),
      }),
    ),
    { input: { frontendUrl: siteOrigin(), link: passwordLinkIn(query) } },
  );
  const { notice, success } = snapshot.context;
  if (snapshot.hasTag("done"))
    return <PasswordSet title={t("change.doneTitle")} success={success} />;
  if (snapshot.hasTag("ended")) return <SessionEnded notice={notice} />;
  const View = snapshot.hasTag("link")
    ? ChangeByLinkForm
    : snapshot.hasTag("sent")
      ? ChangeSent
      : ChangeRequestForm;
  return <View snapshot={snapshot} send={send} form={form} />;
}
