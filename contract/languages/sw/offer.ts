/** The line that offers a page in this language to a reader of another one. */
export const offer = {
  text: "Ukurasa huu unapatikana pia kwa Kiswahili.",
  link: "Soma kwa Kiswahili",
  dismiss: "Funga pendekezo hili",
};
