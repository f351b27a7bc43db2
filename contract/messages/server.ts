/** Error responses of the server that are not specific to one flow. */
export const server = {
  "server.passwordReused": "You cannot reuse your old passwords.",
  "server.linkInvalid": "Invalid or expired token.",
  "server.notFound": "Not found.",
  "server.unauthenticated": "Invalid token.",
  "server.methodNotAllowed": "Method not allowed.",
  "server.prefetch":
    "This request changes data, so it does not run before somebody opens it.",
  "server.malformed": "The request could not be read. Please check its format.",
  "server.pageNumber": "Must be the number of a page.",
  "server.version": "Must be the version of a profile.",
  "server.required": "This field is required.",
  "server.notText": "Must be a string.",
  "server.notBoolean": "Must be true or false.",
  "server.notList": "Must be a list.",
  "server.notLanguage": "Must be the code of one of our languages.",
  "server.notRange": "Must be a range with min and max.",
  "server.notPlainNumber":
    "Must be a number without separators, with a dot before at most two decimals, such as {whole} or {decimal}.",
  "server.tooLong": "Ensure this field has no more than {max} characters.",
  "server.controlCharacters": "Control characters are not allowed.",
  "server.tooManyMarks":
    "A character can have at most {max} combining marks, such as accents.",
  "server.lengthRequired": "The request needs a Content-Length header.",
  "server.tooLarge": "The request is too large.",
  "server.tooMany": "Too many requests. Please try again later.",
  "server.uploadsBusy":
    "The server is receiving many files. Please try again in a few seconds.",
  "server.originRefused": "frontend_url must be an address of this service.",
  "server.languageNotBuilt":
    "The site is being built in this language. This page opens in a moment.",
  "server.failed": "Something went wrong on our side. Please try again.",
} as const;
