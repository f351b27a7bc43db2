/** Labels, hints, validation and saving. */
export const profile = {
  "profile.userFetchFailed": "Failed to fetch user data",
  "profile.loadFailed": "Failed to load profile data",
  "profile.saveFailed": "Error saving profile: {reason}",
  "profile.updated": "Profile updated successfully!",
  "profile.created": "Profile created successfully!",
  "profile.disallowedCharacters": "Not allowed here: {characters}",
  "profile.businessName":
    "Only letters, numbers, spaces, &, ., - ({businessNameMin}-{businessNameMax} chars).",
  "profile.businessAddress":
    "Only letters, numbers, commas, ., ' , - ({businessAddressMin}-{businessAddressMax} chars).",
  "profile.businessAddressTooShort": "Business address is too short.",
  "profile.marketLength": "Market must be {marketMin}-{marketMax} characters.",
  "profile.textCharacters":
    "Only letters/numbers, spaces, commas, periods, and - are allowed.",
  "profile.textAlphanumeric": "Please include at least one letter or number.",
  "profile.pitchLink": "Must start with http:// or https://",
  "profile.pitchLinkExample": "– please write {link}",
  "profile.pitchLinkSpaces": "Must not contain spaces.",
  "profile.pitchLinkTooLong": "Must have at most {max, number} characters.",
  "profile.tooManyWords": "Max {max} words allowed, you have {count}.",
  "profile.choice": "Please choose one of the options.",
  "profile.wholeNumber": "Please enter a whole number, 0 or more.",
  "profile.amount": "Please enter an amount above 0, with at most 2 decimals.",
  "profile.amountTooHigh": "Please enter an amount below {max, number}.",
  "profile.numberTooHigh": "Please enter a number below {max, number}.",
  "profile.amountInFull":
    "Please write the amount in US dollars, in full and with digits, such as {example, number}.",
  "profile.numberInFull":
    "Please write the number in full and with digits, such as {example, number}.",
  "profile.readings":
    "“{text}” can be read in more than one way. Please choose the number you mean, or type it again.",
  "profile.reading": "{number} ({words})",
  "profile.leftNumber": "{field}: {text}",
  "profile.inWords.dollars":
    "{words} {count, plural, one {US dollar} other {US dollars}}",
  "profile.inWords.people":
    "{words} {count, plural, one {person} other {people}}",
  "profile.inWords.years": "{words} {count, plural, one {year} other {years}}",
  "profile.inWords.cents":
    "{words} and {cents, plural, one {{cents} cent} other {{cents} cents}}",
  "profile.revenueOrder": "The highest revenue must not be below the lowest.",
  "profile.submit.invalid": "{field} invalid: {problem}",
  "profile.submit.businessAddress":
    "Business address contains invalid characters.",
  "profile.submit.market":
    "Market may only use letters, numbers, spaces, commas, periods, and -, must be {marketMin}-{marketMax} chars, and include at least one letter or number.",
  "profile.submit.pitchLink":
    "Pitch link must be a valid URL starting with http:// or https://",
  "profile.file.tooLarge":
    "Please choose a file of {uploadMegabytes} MB or less.",
  "profile.file.avatarImage": "Please choose an image.",
  "profile.file.avatarJpegPng": "Please choose a JPEG or PNG image.",
  "profile.file.avatarUnsupported": "This browser cannot show this picture.",
  "profile.file.document":
    "Please choose a PDF, Excel, Word, JPEG or PNG file.",
  "profile.file.deck": "Please choose a PDF or PowerPoint file.",
  "profile.file.gone":
    "{name} can no longer be read, because it was deleted, renamed or changed after you chose it. Please choose it again.",
  "profile.file.locked":
    "This file is locked with a password. Please save it without a password and choose it again.",
  "profile.file.slideShow":
    "This is a PowerPoint show (PPSX). Please save it as a PDF or a PowerPoint presentation (PPTX) and choose that file.",
  "profile.file.macros":
    "This presentation contains macros (PPTM). Please save it as a PDF or a PowerPoint presentation (PPTX) and choose that file.",
  "profile.file.openDocument":
    "This is an OpenDocument presentation (ODP). Please export it as a PDF and choose that file.",
  "profile.file.keynote":
    "This is a Keynote presentation. Please export it as a PDF or PowerPoint file and choose that file.",
  "profile.file.heic":
    "This is a HEIC photo, which many browsers cannot show. Please save it as a JPEG and choose that file.",
  "profile.file.deckLimit":
    "You can store up to {max} pitch decks. Please remove one first.",
  "profile.file.tooMany":
    "You have uploaded too many files. Please try again in {wait}.",
  "profile.file.empty": "Please choose a file that is not empty.",
  "profile.exists":
    "You already have a profile. Please reload this page to update it.",
  "profile.conflict":
    "Your profile was changed on another device or in another tab after you opened it here.",
  "profile.conflictTitle": "Choose which values to keep",
  "profile.conflictText":
    "Your profile was saved on another device or in another tab after you opened it here. What you typed is still here, and nothing is saved until you choose.",
  "profile.conflictMine": "Yours",
  "profile.conflictTheirs": "Saved by another device",
  "profile.conflictEmpty": "Empty",
  "profile.conflictSave": "Save these values",
  "profile.conflictBack": "Back to the form",
  "profile.draftFound": "We kept what you had typed when you left this page.",
  "profile.offline": "You are offline.",
  "profile.intercepted":
    "The network responded instead of Ubia. It may ask you to log in to it: open another site, then save again.",
  "profile.timeout": "The server did not respond in time.",
  "profile.titleNew": "Set up your profile",
  "profile.titleExisting": "Update your profile for matching",
  "profile.intro.investee": "Investors read this before they decide.",
  "profile.intro.investor":
    "We use this to match you. Matched businesses see your business name, country, investment target, sectors of interest and investment types. Once you approve a business, it also sees your email address.",
  "profile.loading": "Loading your profile",
  "profile.readOnly":
    "You can read your profile here, and edit it once the connection is back.",
  "profile.failed":
    "Nothing was changed. Please check your connection and try again.",
  "profile.draftText": "It was not sent and is stored only on this device.",
  "profile.draftRestore": "Restore it",
  "profile.draftDiscard": "Discard it",
  "profile.refused": "Please correct the fields marked below.",
  "profile.inputKept": "Everything you typed is still here.",
  "profile.saveNew": "Update Profile",
  "profile.saveExisting": "Save Changes",
  "profile.saved.idle": "Taking you to your dashboard.",
  "profile.saved.busy":
    "Your pitch decks are still being updated. Your dashboard opens when this is complete.",
  "profile.saved.failed":
    "Not all of your pitch decks were updated. See the reason under Pitch deck.",
  "profile.unsaved": "Not saved yet.",
  "profile.unchanged": "No changes to save.",
  "profile.sendingForm": "Saving.",
  "profile.noOption": "No matching options",
  "profile.replacement.offer": "Replace them",
  "profile.replacement.preview": "With those characters replaced",
  "profile.replacement.accept": "Use this text",
  "profile.replacement.decline": "Keep my text",
  "profile.replacement.done": "The characters were replaced.",
  "profile.replacement.undo": "Undo",
  "profile.panels.business": "Your business",
  "profile.panels.funding": "What you are looking for",
  "profile.panels.figures": "Figures",
  "profile.panels.pitch": "Your pitch",
  "profile.panels.documents": "Documents",
  "profile.panels.picture": "Picture",
  "profile.panels.investing": "What you invest in",
  "profile.panels.ready": "Ready for matching",
  "profile.usd": "(USD)",
  "profile.emailHint": "The address you log in with. It can’t be changed here.",
  "profile.fields.business_name.label": "Business name",
  "profile.fields.business_type.label": "Business type",
  "profile.fields.business_type.choose": "Choose a type",
  "profile.fields.location.label": "Country",
  "profile.fields.location.choose": "Choose a country",
  "profile.fields.description.label": "Description",
  "profile.fields.description.hint.investee":
    "What you do, who your customers are, and what you need the money for.",
  "profile.fields.description.hint.investor":
    "Who you are, and how you invest.",
  "profile.fields.business_address.label": "Business address",
  "profile.fields.capital_needed.label": "Ticket size",
  "profile.fields.capital_needed.hint": "The amount you are asking for",
  "profile.fields.business_stage.label": "Business stage",
  "profile.fields.business_stage.hint": "The current stage of the business",
  "profile.fields.business_stage.choose": "Choose a stage",
  "profile.fields.sector_type.label": "Sector",
  "profile.fields.sector_type.choose": "Choose a sector",
  "profile.fields.investment_type.label": "Investment type",
  "profile.fields.investment_type.choose": "Choose a type",
  "profile.fields.market.label": "Market",
  "profile.fields.market.hint": "Who buys from you, and where",
  "profile.fields.pitch_link.label": "Pitch link",
  "profile.fields.pitch_link.hint": "A page or video about your business",
  "profile.fields.pitch_deck.label": "Pitch deck",
  "profile.fields.pitch_deck.hint":
    "PDF or PowerPoint, up to {uploadMegabytes} MB each. Each deck is uploaded as soon as you choose it. Investors you are matched with can open it.",
  "profile.fields.annual_turnover.label": "Annual turnover",
  "profile.fields.annual_turnover.hint": "Last full year",
  "profile.fields.financial_position.label": "Financial position",
  "profile.fields.financial_position.hint": "Last full year",
  "profile.fields.financial_position.choose": "Choose a position",
  "profile.fields.financial_position.options.profit": "Profit",
  "profile.fields.financial_position.options.loss": "Loss",
  "profile.fields.financial_position.options.break-even": "Break-even",
  "profile.fields.revenue_min.label": "Lowest yearly revenue",
  "profile.fields.revenue_min.shortLabel": "Yearly revenue",
  "profile.fields.revenue_max.label": "Highest yearly revenue",
  "profile.fields.team_capacity.label": "Team capacity",
  "profile.fields.team_capacity.hint": "Full-time staff",
  "profile.fields.years_of_operation.label": "Years of operation",
  "profile.fields.years_of_operation.hint": "Full years since you started",
  "profile.fields.registration.label": "Registered company",
  "profile.fields.ability_to_scale.label": "Ability to scale",
  "profile.fields.ability_to_scale.hint":
    "How the business will grow with the funding",
  "profile.fields.ability_to_scale_file.label": "Scaling plan",
  "profile.fields.ability_to_scale_file.hint":
    "PDF, Excel, Word, JPEG or PNG, up to {uploadMegabytes} MB. Investors see it once they have approved you.",
  "profile.fields.financial_records.label": "Financial records",
  "profile.fields.financial_records.hint":
    "Which statements you have, and for which years",
  "profile.fields.financial_records_file.label": "Financial statements",
  "profile.fields.financial_records_file.hint":
    "PDF, Excel, Word, JPEG or PNG, up to {uploadMegabytes} MB. Investors see them once they have approved you.",
  "profile.fields.investment_target.label": "Investment target",
  "profile.fields.investment_target.shortLabel": "Invests",
  "profile.fields.investment_target.hint": "The range of amounts you invest",
  "profile.fields.investment_target.choose": "Choose a range",
  "profile.fields.sectors_of_interest.label": "Sectors of interest",
  "profile.fields.sectors_of_interest.shortLabel": "Sectors",
  "profile.fields.sectors_of_interest.hint":
    "Choose all that fit. Type to narrow the list.",
  "profile.fields.business_stages_investor.label": "Business stages",
  "profile.fields.business_stages_investor.hint": "Choose all that fit.",
  "profile.fields.investment_types_investor.label": "Investment types",
  "profile.fields.investment_types_investor.hint": "Choose all that fit.",
  "profile.fields.investment_preference.label": "Investment preference",
  "profile.fields.investment_preference.hint":
    "What you look for in a business",
  "profile.fields.avatar.label": "Logo or picture",
  "profile.fields.avatar.hint.investee":
    "A JPEG or PNG image, up to {uploadMegabytes} MB.",
  "profile.fields.avatar.hint.investor":
    "Any image, up to {uploadMegabytes} MB.",
  "profile.files.chosen": "sent when you save",
  "profile.files.sending": "being sent",
  "profile.files.stored": "stored",
  "profile.files.opening": "being opened",
  "profile.files.waiting": "waiting to be sent",
  "profile.files.refused": "not sent",
  "profile.files.stalled": "stopped",
  "profile.decks.loading": "Loading your pitch decks",
  "profile.decks.removeTitle": "Remove this pitch deck?",
  "profile.decks.removeText":
    "Investors you are matched with will no longer be able to open it.",
  "profile.decks.keep": "Keep it",
  "profile.leave.title": "Leave without saving?",
  "profile.leave.unsaved":
    "What you typed stays in this tab and can be restored when you come back. The files you chose are not saved.",
  "profile.leave.sendingTitle": "Leave before the upload is complete?",
  "profile.leave.sending":
    "Your pitch deck has not been fully uploaded yet. Leaving this page cancels the upload.",
  "profile.leave.leave": "Leave",
  "profile.leave.stay": "Stay",
  "profile.readiness.needs": "Still required for matching: {fields}.",
  "profile.readiness.unsaved": "Entered but not saved yet: {fields}.",
  "profile.readiness.saveFirst":
    "Save your profile first: matching uses only saved details.",
  "profile.readiness.notSaved": "{field}, not saved yet",
  "profile.signs.percent": "percent",
  "profile.signs.and": "and",
  "profile.signs.or": "or",
  "profile.readiness.saving": "Also required to save",
  "profile.readiness.complete.investee":
    "Your profile has everything that matching needs.",
  "profile.readiness.complete.investor":
    "Your profile has everything that matching uses.",
  "profile.readiness.helpful.investee": "Investors also look at",
  "profile.readiness.helpful.investor": "Also helpful",
  "profile.wordCount": "{count} of {max} words",
  "profile.files.sent": "{percent} sent",
  "profile.files.deckCount": "{count} of {max} stored",
  "profile.readiness.count": "{ready} of {all}",
} as const;
