export const enquiry = {
  "enquiry.mailOpened":
    "Your mail program should have opened with everything filled in. If nothing happened, write to {email}.",
  "enquiry.webmailOpened":
    "A webmail page should have opened in a new tab with everything filled in. If nothing happened, write to {email}.",
  "enquiry.title": "Book / Enquire",
  "enquiry.about": "About this programme",
  "enquiry.programme": "Programme",
  "enquiry.provider": "Provider",
  "enquiry.investment": "Investment",
  "enquiry.onRequest": "On request",
  "enquiry.description": "Description",
  "enquiry.offices": "Our offices",
  "enquiry.send": "Send Inquiry Email",
  "enquiry.pay": "Pay by card",
  "enquiry.membersPay": "Members can pay this fee by card.",
} as const;
