/** The texts next to the picture of the account pages. `band` is the pattern that replaces the picture on a phone. */
export const accountDoors = {
  picture:
    "Woven strips of cloth hanging side by side; the two longest are sewn together.",
  pages: {
    login: {
      title: "Good to have you back.",
      text: "You will be signed out after thirty minutes, to keep your figures yours.",
      band: "step",
    },
    register: {
      title: "Two threads make a cloth.",
      text: "Tell us which one you bring. Everything after that is fitted to you.",
      band: "diamond",
    },
    verification: {
      title: "One knot, and it holds.",
      text: "A verified email keeps your profile yours alone.",
      band: "weave",
    },
    password: {
      title: "A new thread.",
      text: "A password you use nowhere else keeps your profile and your matches safe.",
      band: "path",
    },
  },
} as const;
