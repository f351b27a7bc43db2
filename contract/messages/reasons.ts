/**
 * Why an investor was offered, worded for each role: `investee` reads about the investor, `investor` about the business. The
 * outcome is `fits`, `misses`, or `unsaid` when a side has left the field empty.
 */
export const reasons = {
  "reason.investee.sector.fits": "Invests in {value}",
  "reason.investee.sector.misses": "Does not name {value} among its sectors",
  "reason.investee.sector.unsaid": "You have not named your sector",
  "reason.investee.ticket.fits": "Your ticket of {ticket} is inside {range}",
  "reason.investee.ticket.misses": "Your ticket of {ticket} is outside {range}",
  "reason.investee.ticket.unsaid": "No ticket or no range is named",
  "reason.investee.stage.fits": "Backs {value}",
  "reason.investee.stage.misses": "Does not name {value} among its stages",
  "reason.investee.stage.unsaid": "You have not named your stage",
  "reason.investee.investmentType.fits": "Offers {value}",
  "reason.investee.investmentType.misses": "Does not name {value} as its offer",
  "reason.investee.investmentType.unsaid":
    "You have not named the investment type you look for",
  "reason.investee.country.fits": "Works from {investor}",
  "reason.investee.country.misses":
    "Works from {investor}, you from {investee}",
  "reason.investee.country.unsaid": "A country is not named",

  "reason.investor.sector.fits": "Works in {value}, one of your sectors",
  "reason.investor.sector.misses": "Works in {value}, not one of your sectors",
  "reason.investor.sector.unsaid": "Has not named its sector",
  "reason.investor.ticket.fits": "Seeks {ticket}, inside your {range}",
  "reason.investor.ticket.misses": "Seeks {ticket}, outside your {range}",
  "reason.investor.ticket.unsaid": "No ticket or no range is named",
  "reason.investor.stage.fits": "At {value}, a stage you back",
  "reason.investor.stage.misses": "At {value}, a stage you do not name",
  "reason.investor.stage.unsaid": "Has not named its stage",
  "reason.investor.investmentType.fits": "Looks for {value}, which you offer",
  "reason.investor.investmentType.misses":
    "Looks for {value}, which you do not name",
  "reason.investor.investmentType.unsaid": "Has not named an investment type",
  "reason.investor.country.fits": "Works from {investee}, as you do",
  "reason.investor.country.misses":
    "Works from {investee}, you from {investor}",
  "reason.investor.country.unsaid": "A country is not named",
} as const;
