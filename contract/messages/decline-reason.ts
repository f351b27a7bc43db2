/** The reason for a decline: what the investor chooses, and what the investee reads. */
export const declineReason = {
  "decline.tell": "Tell them why",
  "decline.change": "Change the reason",
  "decline.choose": "Choose a reason; they see it at once",
  "decline.remove": "Remove the reason",
  "decline.given": "You told them: {reason}",
  "decline.failed": "Your reason could not be saved. Please try again.",
  "decline.refused":
    "A reason can only be given while you have declined the match.",
  "decline.fits.sector":
    "This business fits the sectors in your profile. If your sectors have changed, update them, so that we match you better.",
  "decline.fits.ticket":
    "This business fits the ticket range in your profile. If your range has changed, update it, so that we match you better.",
  "decline.fits.stage":
    "This business fits the stages in your profile. If your stages have changed, update them, so that we match you better.",
  "decline.fits.country":
    "This business is in the country in your profile. If your country has changed, update it, so that we match you better.",
  "decline.update": "Update your profile",
  "decline.options.outside_sectors": "Outside our sectors",
  "decline.options.too_early": "Too early",
  "decline.options.too_late": "Too late",
  "decline.options.ticket_too_small": "Ticket too small",
  "decline.options.ticket_too_large": "Ticket too large",
  "decline.options.country": "Country",
  "decline.options.documents_missing": "Documents missing",
  "decline.options.no_capacity": "No capacity now",
  "decline.told.outside_sectors":
    "Their reason: your sector is not one that they invest in.",
  "decline.told.too_early":
    "Their reason: your business is at an earlier stage than the ones that they invest in.",
  "decline.told.too_late":
    "Their reason: your business is at a later stage than the ones that they invest in.",
  "decline.told.ticket_too_small":
    "Their reason: the amount that you ask for is smaller than the amounts that they invest.",
  "decline.told.ticket_too_large":
    "Their reason: the amount that you ask for is larger than the amounts that they invest.",
  "decline.told.country": "Their reason: they do not invest in your country.",
  "decline.told.documents_missing":
    "Their reason: documents that they need are missing.",
  "decline.told.no_capacity":
    "Their reason: they have no capacity for another investment now.",
} as const;
