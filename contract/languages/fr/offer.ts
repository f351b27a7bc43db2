/** The line that offers a page in this language to a reader of another one. */
export const offer = {
  text: "Cette page existe aussi en français.",
  link: "Lire en français",
  dismiss: "Masquer cette proposition",
};
