export const payment = {
  "payment.required": "All fields are required.",
  "payment.cardNumber": "Card number must be {cardDigits} digits.",
  "payment.expiryFormat": "Expiry date must be in MM/YY or MM/YYYY format.",
  "payment.expiryPast":
    "Card expiry date is outdated. Please enter a valid month/year.",
  "payment.cvv": "CVV must be {cvvMin} or {cvvMax} digits.",
  "payment.fieldEmpty": "Please fill this in.",
  "payment.success": "Your simulated payment went through. No money has moved.",
  "payment.thanks":
    "Thank you. Your simulated payment of {fee} for {programme} went through. No money has moved.",
  "payment.thanksWithoutProgramme":
    "Thank you. Your simulated payment went through. No money has moved.",
  "payment.intro": "Check what you are paying for and enter your card details.",
  "payment.simulationTitle": "This is a simulation. No money moves.",
  "payment.simulation":
    "Nothing that you type here leaves this page, is stored, or is checked with a bank. Please don’t use a real card: any {cardDigits} digits work, such as 4000 1234 5678 9010.",
  "payment.formTitle": "Card",
  "payment.name": "Cardholder name",
  "payment.number": "Card number",
  "payment.numberHint": "{cardDigits} digits; spaces and hyphens are fine.",
  "payment.expiry": "Expiry",
  "payment.expiryHint": "MM/YY or MM/YYYY",
  "payment.cvvLabel": "CVV",
  "payment.cvvHint": "{cvvMin} or {cvvMax} digits",
  "payment.pay": "Pay Now",
  "payment.processing":
    "Simulating the payment. This takes {paymentSeconds, plural, one {# second} other {# seconds}}.",
  "payment.leave": "You can leave this page at any time without being charged.",
  "payment.summaryTitle": "What you are paying for",
  "payment.fee": "Fee",
  "payment.currency": "USD",
  "payment.nothingChosen": "You have not chosen a programme.",
  "payment.nothingChosenHint":
    "You can still try the payment, or choose a programme first.",
  "payment.choose": "Choose a programme",
  "payment.doneTitle": "Payment made",
  "payment.doneNext":
    "Your programs will open in {paymentRedirectSeconds, plural, one {# second} other {# seconds}}.",
  "payment.continue": "Go to your programs",
} as const;
