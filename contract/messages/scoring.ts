/** The reasons for a match, worded for the reader's role. `contract/scoring.ts` defines the outcomes of a criterion. */
export const scoring = {
  "reason.investee.sector.fits": "Invests in {value}",
  "reason.investee.sector.doesNotFit": "Does not invest in {value}",
  "reason.investee.sector.notProvided": "You have not provided your sector",
  "reason.investee.ticket.fits":
    "Your ticket of {ticket} is within their range ({range})",
  "reason.investee.ticket.doesNotFit":
    "Your ticket of {ticket} is outside their range ({range})",
  "reason.investee.ticket.notProvided": "Ticket size or range not provided",
  "reason.investee.stage.fits": "Backs {value}",
  "reason.investee.stage.doesNotFit": "Does not invest at {value}",
  "reason.investee.stage.notProvided": "You have not provided your stage",
  "reason.investee.investmentType.fits": "Offers {value}",
  "reason.investee.investmentType.doesNotFit": "Does not offer {value}",
  "reason.investee.investmentType.notProvided":
    "You have not provided the investment type you are looking for",
  "reason.investee.country.fits": "Based in {investor}",
  "reason.investee.country.doesNotFit":
    "Based in {investor}; you are in {investee}",
  "reason.investee.country.notProvided": "Country not provided",
  "reason.investor.sector.fits": "Works in {value}, one of your sectors",
  "reason.investor.sector.doesNotFit":
    "Works in {value}, which is not one of your sectors",
  "reason.investor.sector.notProvided": "Has not provided its sector",
  "reason.investor.ticket.fits": "Seeks {ticket}, within your range ({range})",
  "reason.investor.ticket.doesNotFit":
    "Seeks {ticket}, outside your range ({range})",
  "reason.investor.ticket.notProvided": "Ticket size or range not provided",
  "reason.investor.stage.fits": "At {value}, a stage you back",
  "reason.investor.stage.doesNotFit": "At {value}, a stage you do not back",
  "reason.investor.stage.notProvided": "Has not provided its stage",
  "reason.investor.investmentType.fits": "Looks for {value}, which you offer",
  "reason.investor.investmentType.doesNotFit":
    "Looks for {value}, which you do not offer",
  "reason.investor.investmentType.notProvided":
    "Has not provided an investment type",
  "reason.investor.country.fits": "Based in {investee}, as you are",
  "reason.investor.country.doesNotFit":
    "Based in {investee}; you are in {investor}",
  "reason.investor.country.notProvided": "Country not provided",
} as const;
