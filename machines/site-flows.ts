import { calendarMachine } from "./calendar/chart.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { chatbotMachine } from "./chatbot/chart.ts";
import { cookieConsentMachine } from "./cookie-consent/chart.ts";
import { enquiryMachine } from "./enquiry/chart.ts";
import { eventSliderMachine } from "./event-slider/chart.ts";
import { galleryMachine } from "./gallery/chart.ts";
import { insightsCarouselMachine } from "./insights-carousel/chart.ts";
import { navbarMachine } from "./navbar/chart.ts";
import { paymentMachine } from "./payment/chart.ts";
import { programmesMachine } from "./programmes/chart.ts";
import { supportMachine } from "./support/chart.ts";

/** Flows of the public site. */
export const siteFlows: readonly CatalogueEntry[] = [
  {
    name: "programmes",
    machine: programmesMachine,
    who: "Everyone",
    title: "Programmes",
    purpose: "Find a programme, by category and by search.",
  },
  {
    name: "enquiry",
    machine: enquiryMachine,
    who: "Everyone",
    title: "Booking and enquiry",
    purpose: "Book a programme or ask about it by a prefilled mail.",
  },
  {
    name: "payment",
    machine: paymentMachine,
    who: "Everyone",
    title: "Payment",
    purpose: "Pay for a programme by card, as a simulation.",
  },
  {
    name: "insightsCarousel",
    machine: insightsCarouselMachine,
    who: "Everyone",
    title: "Insights carousel",
    purpose: "Browse the articles on the landing page.",
  },
  {
    name: "gallery",
    machine: galleryMachine,
    who: "Everyone",
    title: "Gallery of posts and videos",
    purpose: "Watch a video or read a post of an external site.",
  },
  {
    name: "support",
    machine: supportMachine,
    who: "Everyone",
    title: "Support",
    purpose: "Find out how to contact support.",
  },
  {
    name: "navbar",
    machine: navbarMachine,
    who: "Everyone",
    title: "Navbar and insights menu",
    purpose: "Go to another page, or to the insights of a country.",
  },
  {
    name: "cookieConsent",
    machine: cookieConsentMachine,
    who: "Everyone",
    title: "Cookie consent",
    purpose: "Decide once what the browser may store.",
  },
  {
    name: "chatbot",
    machine: chatbotMachine,
    who: "Everyone",
    title: "Chatbot",
    purpose: "Ask a question and read the answer at once.",
  },
  {
    name: "calendar",
    machine: calendarMachine,
    who: "Everyone",
    title: "Training and events calendars",
    purpose: "See what takes place when.",
  },
  {
    name: "eventSlider",
    machine: eventSliderMachine,
    who: "Everyone",
    title: "Event slider",
    purpose: "Browse the events, register, and save the date.",
  },
];
