import { calendarMachine } from "./calendar.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { chatbotMachine } from "./chatbot.ts";
import { cookieConsentMachine } from "./cookie-consent.ts";
import { enquiryMachine } from "./enquiry.ts";
import { eventSliderMachine } from "./event-slider.ts";
import { galleryMachine } from "./gallery.ts";
import { insightsCarouselMachine } from "./insights-carousel.ts";
import { navbarMachine } from "./navbar.ts";
import { paymentMachine } from "./payment.ts";
import { programmesMachine } from "./programmes.ts";
import { supportMachine } from "./support.ts";

/** The site around it. */
export const siteFlows: readonly CatalogueEntry[] = [
  {
    name: "programmes",
    machine: programmesMachine,
    who: "Everybody",
    title: "Programmes",
    purpose: "Find a programme, by category and by search.",
  },
  {
    name: "enquiry",
    machine: enquiryMachine,
    who: "Everybody",
    title: "Booking and enquiry",
    purpose: "Book a programme, or ask about it, by a prefilled mail.",
  },
  {
    name: "payment",
    machine: paymentMachine,
    who: "Everybody",
    title: "Payment",
    purpose: "Pay for a programme by card, as a simulation.",
  },
  {
    name: "insightsCarousel",
    machine: insightsCarouselMachine,
    who: "Everybody",
    title: "Insights carousel",
    purpose: "Look through the articles on the landing page.",
  },
  {
    name: "gallery",
    machine: galleryMachine,
    who: "Everybody",
    title: "Gallery of posts and videos",
    purpose: "Watch a video or read a post of another site.",
  },
  {
    name: "support",
    machine: supportMachine,
    who: "Everybody",
    title: "Support",
    purpose: "Find out how to reach the people behind the product.",
  },
  {
    name: "navbar",
    machine: navbarMachine,
    who: "Everybody",
    title: "Navbar and insights menu",
    purpose: "Go to another page, or out to the insights of a country.",
  },
  {
    name: "cookieConsent",
    machine: cookieConsentMachine,
    who: "Everybody",
    title: "Cookie consent",
    purpose: "Answer once what the browser may keep.",
  },
  {
    name: "chatbot",
    machine: chatbotMachine,
    who: "Everybody",
    title: "Chatbot",
    purpose: "Ask a question, and read the answer at once.",
  },
  {
    name: "calendar",
    machine: calendarMachine,
    who: "Everybody",
    title: "Training and events calendars",
    purpose: "See what takes place when.",
  },
  {
    name: "eventSlider",
    machine: eventSliderMachine,
    who: "Everybody",
    title: "Event slider",
    purpose: "Look through the events, register, and keep the date.",
  },
];
