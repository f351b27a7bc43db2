import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { ACCOUNT_PAGES } from "../../app/member-nav-items.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { AccountSessions } from "./account-sessions.tsx";

export type ManageAccountProps = {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Manage Account: Change Password, Delete Account, the sessions and the data export. */
export function ManageAccount({ open, onClose }: ManageAccountProps) {
  return (
    <Dialog open={open} title={t("sidebar.manageAccount")} onClose={onClose}>
      <p>{t("sidebar.manageAccountText")}</p>
      <ul className="stack manage-account">
        {ACCOUNT_PAGES.map(({ name, label, text }) => (
          <li key={name}>
            <LinkButton
              variant="second"
              wide
              to={pages[name].path}
              onClick={onClose}
            >
              {label}
            </LinkButton>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
      <AccountSessions />
    </Dialog>
  );
}
