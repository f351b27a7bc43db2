/** The line that offers a page in this language to a reader of another one. */
export const offer = {
  text: "This page is also available in English.",
  link: "Read it in English",
  dismiss: "Dismiss this suggestion",
};
