/** The line that offers a page in this language to a reader of another one. */
export const offer = {
  text: "هذه الصفحة متاحة بالعربية أيضًا.",
  link: "القراءة بالعربية",
  dismiss: "إخفاء هذا الاقتراح",
};
