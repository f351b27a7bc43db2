import type { Locator, Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";

/** The elements of the programmes catalogue. */
export function catalogue(page: Page) {
  const main = page.getByRole("main");
  return {
    main,
    heading: main.getByRole("heading", { level: 1 }),
    /** The link of a category card. */
    category: (title: string) =>
      main.getByRole("link", { name: title, exact: true }),
    back: main.getByRole("button", { name: /^Back to / }),
    search: main.getByRole("searchbox"),
    programmes: main.getByRole("article"),
    programme: (title: string) => main.getByRole("article", { name: title }),
    enquiry: page.getByRole("dialog", { name: "Book / Enquire" }),
  };
}

export const learnMore = (card: Locator) =>
  card
    .getByRole("link", { name: /^Learn More/ })
    .or(card.getByRole("button", { name: /^Learn More/ }));
export const bookOrEnquire = (card: Locator) =>
  card.getByRole("button", { name: /^Book \/ Enquire/ });

/** The controls of the payment screen. */
export function paymentForm(page: Page) {
  const form = {
    name: page.getByLabel(t("payment.name")),
    number: page.getByLabel(t("payment.number")),
    expiry: page.getByLabel(t("payment.expiry")),
    cvv: page.getByLabel(t("payment.cvvLabel")),
    submit: page.getByRole("button", { name: t("payment.pay") }),
    async fill(card: {
      name: string;
      number: string;
      expiry: string;
      cvv: string;
    }) {
      await form.name.fill(card.name);
      await form.number.fill(card.number);
      await form.expiry.fill(card.expiry);
      await form.cvv.fill(card.cvv);
    },
  };
  return form;
}
