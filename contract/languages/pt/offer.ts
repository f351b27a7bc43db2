/** The line that offers a page in this language to a reader of another one. */
export const offer = {
  text: "Esta página também existe em português.",
  link: "Ler em português",
  dismiss: "Fechar esta sugestão",
};
