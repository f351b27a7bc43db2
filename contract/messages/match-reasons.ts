import { defineMessages } from "./define.ts";

/** Why an investor was offered, worded for each role: `investee` reads about the investor, `investor` about the business. The
 * outcome is `fits`, `misses`, or `unsaid` when a side has left the field empty. */
export const matchReasons = defineMessages({
  "reason.investee.sector.fits": "Invests in {value}",
  "reason.investee.sector.misses": "Does not invest in {value}",
  "reason.investee.sector.unsaid": "You have not provided your sector",
  "reason.investee.ticket.fits": "Your ticket of {ticket} is inside {range}",
  "reason.investee.ticket.misses": "Your ticket of {ticket} is outside {range}",
  "reason.investee.ticket.unsaid": "Ticket size or range not provided",
  "reason.investee.stage.fits": "Backs {value}",
  "reason.investee.stage.misses": "Does not invest at {value}",
  "reason.investee.stage.unsaid": "You have not provided your stage",
  "reason.investee.investmentType.fits": "Offers {value}",
  "reason.investee.investmentType.misses": "Does not offer {value}",
  "reason.investee.investmentType.unsaid":
    "You have not provided the investment type you are looking for",
  "reason.investee.country.fits": "Based in {investor}",
  "reason.investee.country.misses":
    "Based in {investor}; you are in {investee}",
  "reason.investee.country.unsaid": "Country not provided",
  "reason.investor.sector.fits": "Works in {value}, one of your sectors",
  "reason.investor.sector.misses": "Works in {value}, not one of your sectors",
  "reason.investor.sector.unsaid": "Has not provided its sector",
  "reason.investor.ticket.fits": "Seeks {ticket}, inside your {range}",
  "reason.investor.ticket.misses": "Seeks {ticket}, outside your {range}",
  "reason.investor.ticket.unsaid": "Ticket size or range not provided",
  "reason.investor.stage.fits": "At {value}, a stage you back",
  "reason.investor.stage.misses": "At {value}, a stage you do not back",
  "reason.investor.stage.unsaid": "Has not provided its stage",
  "reason.investor.investmentType.fits": "Looks for {value}, which you offer",
  "reason.investor.investmentType.misses":
    "Looks for {value}, which you do not offer",
  "reason.investor.investmentType.unsaid":
    "Has not provided an investment type",
  "reason.investor.country.fits": "Based in {investee}, as you are",
  "reason.investor.country.misses":
    "Based in {investee}; you are in {investor}",
  "reason.investor.country.unsaid": "Country not provided",
});
