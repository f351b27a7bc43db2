import { numbers } from "../../contract/messages/numbers.ts";
import { answerTime } from "./firm.ts";

/** The accessibility statement. docs/accessibility.md records what was checked; update both together. */
export const accessibility = {
  title: "Accessibility",
  text: "What this site does for people with disabilities, what we have checked, and how to report a problem.",
  sections: {
    "What we aim for": [
      "Everyone should be able to use Ubia, with any device, browser and assistive technology. Our target is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, on every page and in every language of the site.",
    ],
    "What you can expect": [
      "Every task can be completed with the keyboard alone, and you can always see where the focus is. Each control has a name for screen readers. Results, time limits and new matches are announced without moving the focus.",
      "The site follows the settings of your device for dark mode, reduced motion and high contrast. Pages can be enlarged to 400 %, and pictures that change by themselves can be stopped.",
      "Passwords and codes can be pasted, and a password manager can fill in the forms.",
    ],
    "What we checked": [
      "We last checked the site on 30 November 2026, in Chromium. In English, we checked every page with automatic tests, at 400 % zoom, with larger text and with high contrast, and completed every task with the keyboard alone. In Arabic, we also moved through every page with the keyboard. In all languages, we read the names that the browser gives to screen readers. We fixed what we found.",
    ],
    "Known limits": [
      "People with disabilities have not tested the site yet, and we have not used it with a screen reader or with speech input. We have not checked other browsers, and other languages only as described above.",
      `A session ends after ${numbers.sessionMinutes} minutes, to protect your data. A notice that appears ${numbers.sessionNoticeMinutes} minutes earlier lets you continue without losing what you entered, but you need your password for it.`,
      "We do not check the documents that members upload. If you cannot read one, please tell us, and we will ask its owner for another version.",
      "Videos, posts, maps and programme pages of other sites are not under our control. What members write is shown in the language that they wrote it in.",
    ],
    "Report a problem": [
      `Please write or call, and tell us which page you were on, what you wanted to do, and which browser and assistive technology you use. We answer within ${answerTime}, and tell you when the problem will be fixed.`,
    ],
  },
};
