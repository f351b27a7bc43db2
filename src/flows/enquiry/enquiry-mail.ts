import type { Programme } from "../../../contract/programmes.ts";
import { programmeEnquiry, webmail } from "../../content/programme-enquiry.ts";
import { composeLink, mailLink } from "../../services/mail-link.ts";

/** Returns the address that opens the prefilled enquiry in a webmail page or in a mail program. */
export function enquiryLink(programme: Programme, isWebmail: boolean): string {
  const { to, cc, subject, body } = programmeEnquiry;
  const mail = { to, cc, subject: subject(programme), body: body(programme) };
  return isWebmail ? composeLink(webmail.compose, mail) : mailLink(mail);
}
