/**
 * The alternative text of the picture on the account pages, and the text next to it. On a phone, the pattern named by
 * `band` replaces the picture and the text.
 */
export const accountPages = {
  picture:
    "Woven strips of cloth hanging side by side; the two longest are sewn together.",
  pages: {
    login: {
      title: "Welcome back.",
      text: "You will be logged out after thirty minutes, to protect your data.",
      band: "step",
    },
    register: {
      title: "Bring capital and business together.",
      text: "Join as an investor or an investee. Everything after that is tailored to your role.",
      band: "diamond",
    },
    verification: {
      title: "Safe from the start.",
      text: "A verified email protects your account.",
      band: "weave",
    },
    reminders: {
      title: "You decide what reaches you.",
      text: "A decision about one of your matches is still sent by email.",
      band: "step",
    },
    password: {
      title: "Choose a strong password.",
      text: "A password that you do not use anywhere else keeps your profile and your matches safe.",
      band: "path",
    },
  },
} as const;
