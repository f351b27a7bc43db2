import { defineMessages } from "./define.ts";

/** Programmes, enquiries about them, payment, calendars and events. */
export const programmes = defineMessages({
  "programmes.intro":
    "Courses, accelerators, mentoring and pitch coaching that prepare businesses and their teams for investment.",
  "programmes.members.title": "Your programs",
  "programmes.members.intro":
    "Everything that we and our partners offer, with details for members only: the dates, and what you will learn.",
  "programmes.members.thanksNext":
    "The payment was a simulation, so nothing is booked yet. Choose the programme, then Book / Enquire, to arrange dates with the team.",
  "programmes.paid": "Paid",
  "programmes.free": "Free of charge",
  "programmes.backTo": "Back to {title}",
  "programmes.search": "Search in {title}",
  "programmes.searchHint": "By title or provider",
  "programmes.countOf": "{count} of {total} programmes",
  "programmes.noResults": "Nothing matches “{search}”",
  "programmes.noResultsHint":
    "No title or provider in this category contains this text. Try a shorter word, or browse all programmes.",
  "programmes.site": "Site",
  "programmes.memberPage": "Programme page for members",
  "programmes.schedule": "Dates",
  "programmes.outcome": "Outcome",
  "programmes.learnMore": "Learn More",
  "programmes.count":
    "{count, plural, one {{count} programme} other {{count} programmes}}",

  // Enquiry about a programme.
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

  // Payment page.
  "payment.required": "All fields are required.",
  "payment.cardNumber": "Card number must be {cardDigits} digits.",
  "payment.expiryFormat": "Expiry date must be in MM/YY or MM/YYYY format.",
  "payment.expiryPast":
    "Card expiry date is outdated. Please enter a valid month/year.",
  "payment.cvv": "CVV must be {cvvMin} or {cvvMax} digits.",
  "payment.fieldEmpty": "Please fill this in.",
  "payment.success": "Your simulated payment went through. No money has moved.",
  "payment.thanks":
    "Thank you. Your simulated payment of {fee} for {programme} went through. No money has moved.",
  "payment.thanksWithoutProgramme":
    "Thank you. Your simulated payment went through. No money has moved.",
  "payment.intro": "Check what you are paying for and enter your card details.",
  "payment.simulationTitle": "This is a simulation. No money moves.",
  "payment.simulation":
    "Nothing that you type here leaves this page, is stored, or is checked with a bank. Please don’t use a real card: any {cardDigits} digits work, such as 4000 1234 5678 9010.",
  "payment.formTitle": "Card",
  "payment.name": "Cardholder name",
  "payment.number": "Card number",
  "payment.numberHint": "{cardDigits} digits; spaces and hyphens are fine.",
  "payment.expiry": "Expiry",
  "payment.expiryHint": "MM/YY or MM/YYYY",
  "payment.cvvLabel": "CVV",
  "payment.cvvHint": "{cvvMin} or {cvvMax} digits",
  "payment.pay": "Pay Now",
  "payment.processing":
    "Simulating the payment. This takes {paymentSeconds, plural, one {# second} other {# seconds}}.",
  "payment.leave": "You can leave this page at any time without being charged.",
  "payment.summaryTitle": "What you pay for",
  "payment.fee": "Fee",
  "payment.currency": "USD",
  "payment.nothingChosen": "You have not chosen a programme.",
  "payment.nothingChosenHint":
    "You can still try the payment, or choose a programme first.",
  "payment.choose": "Choose a programme",
  "payment.doneTitle": "Payment made",
  "payment.doneNext":
    "Your programs will open in {paymentRedirectSeconds, plural, one {# second} other {# seconds}}.",
  "payment.continue": "Go to your programs",

  // Calendars of trainings and events.
  "calendar.trainings.title": "Training Calendar",
  "calendar.trainings.intro":
    "Workshops and clinics you can join. Times are local to the venue.",
  "calendar.trainings.month": "Trainings in {month}",
  "calendar.trainings.none": "No trainings in {month}",
  "calendar.trainings.noneHint":
    "Look at another month: new trainings are added through the year.",
  "calendar.trainings.samples":
    "No trainings are currently planned. These are samples of what we usually offer.",
  "calendar.events.title": "Events Calendar",
  "calendar.events.intro":
    "Events where investors and founders meet. Times are local to the venue.",
  "calendar.events.month": "Events in {month}",
  "calendar.events.none": "No events in {month}",
  "calendar.events.noneHint":
    "Look at another month, or browse all events in the slider.",
  "calendar.events.samples":
    "No events are currently planned. This is a sample of what we offer.",
  "calendar.events.slider": "Browse the events one by one",
  "calendar.previousMonth": "Previous month",
  "calendar.nextMonth": "Next month",
  "calendar.goToToday": "Go to today",
  "calendar.gridHint":
    "Arrow keys move by a day or a week, Page Up and Page Down by a month.",
  "calendar.failedTitle": "The calendar can’t be shown",

  // Event slider.
  "slider.title": "Events",
  "slider.intro": "Register, then add the event to your own calendar.",
  "slider.loading": "Loading the events",
  "slider.label": "Events, one by one",
  "slider.position": "{number} of {count}",
  "slider.previous": "Previous picture",
  "slider.next": "Next picture",
  "slider.pause": "Pause slideshow",
  "slider.play": "Play slideshow",
  "slider.where": "Where",
  "slider.starts": "Starts",
  "slider.ends": "Ends",
  "slider.register": "Register Now",
  "slider.noRegistration": "No registration needed.",
  "slider.addTo": "Add it to your calendar",
  "slider.google": "Google Calendar",
  "slider.outlook": "Outlook Calendar",
  "slider.ics": "Download ICS",
  "slider.calendar": "Show events in a calendar",
  "slider.picture": "Picture {number} of {title}",
});
