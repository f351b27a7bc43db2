/** The steps from an approval to the funding, and what both sides of a match state about the funding. */
export const funding = {
  "funding.steps": "Next steps",
  "funding.steps.introduce": "Introduce",
  "funding.steps.introduce.text":
    "Write to each other: each of you now has the email address of the other.",
  "funding.steps.call": "First call",
  "funding.steps.call.text":
    "Agree on a day, and talk about the business, the amount and what each of you expects.",
  "funding.steps.documents": "Documents",
  "funding.steps.documents.text":
    "The investor can now read the financial files, and asks the business for what else is needed.",
  "funding.steps.terms": "Terms",
  "funding.steps.terms.text":
    "Agree in writing on the amount, what the investor gets for it, and when it is paid.",
  "funding.steps.money": "Money",
  "funding.steps.money.text":
    "When the money has arrived, both of you state it here, and our team checks and records it.",
  "funding.stated": "Stated funding",
  "funding.you": "You",
  "funding.report": "{amount} on {date}",
  "funding.reported.own":
    "{other} can see this, and is asked to state the funding too.",
  "funding.reported.other": "Please tell us how much was paid, and when.",
  "funding.agreed":
    "Both of you state the same amount. Our team will check and record it.",
  "funding.different":
    "The amounts differ. Please check yours, and talk to each other if necessary.",
  "funding.settled": "Our team has recorded the funding.",
  "funding.row.none": "Steps to the funding",
  "funding.row.reported.own": "You have stated the funding",
  "funding.row.reported.other": "Funding stated by the business",
  "funding.row.agreed": "Funding stated by both of you",
  "funding.row.different": "The stated amounts differ",
  "funding.state": "State the funding",
  "funding.change": "Change the amount or the date",
  "funding.withdraw": "Withdraw",
  "funding.amount": "Amount (USD)",
  "funding.dateLabel": "Date",
  "funding.dateHint": "The day on which the money arrived",
  "funding.save": "Save",
  "funding.date": "Please enter a date.",
  "funding.dateInFuture": "Please enter a date that is not in the future.",
  "funding.notLoaded": "We could not load the next steps.",
  "funding.refused":
    "The funding of this match can no longer be stated or withdrawn.",
  "funding.tooMany":
    "The funding of this match has been changed too often. Please try again in {wait}.",
  "funding.notSaved":
    "We could not save this. What you have entered is still here; please try again in a moment.",
  "funding.offline":
    "We could not reach the server. What you have entered is still here; check your connection and try again.",
  "funding.notWithdrawn":
    "We could not withdraw this. Please try again in a moment.",
  "funding.withdrawalOffline":
    "We could not reach the server, so this may not be withdrawn. Check your connection and try again.",
} as const;
