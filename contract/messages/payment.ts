/** Messages of the payment and the enquiry. */
export const paymentMessages = {
  "payment.required": "All fields are required.",
  "payment.cardNumber": "Card number must be 16 digits.",
  "payment.expiryFormat": "Expiry date must be in MM/YY or MM/YYYY format.",
  "payment.expiryPast":
    "Card expiry date is outdated. Please enter a valid month/year.",
  "payment.cvv": "CVV must be 3 or 4 digits.",
  "payment.fieldEmpty": "Please fill this in.",
  "payment.success": "Your simulated payment went through. No money has moved.",
  "payment.thanks":
    "Thank you. Your simulated payment of {fee} for {programme} went through. No money has moved.",
  "payment.thanksOnly":
    "Thank you. Your simulated payment went through. No money has moved.",

  "enquiry.mailOpened":
    "Your mail program should have opened with everything filled in. If nothing happened, write to {email}.",
  "enquiry.webmailOpened":
    "A webmail page should have opened in a new tab with everything filled in. If nothing happened, write to {email}.",
} as const;
