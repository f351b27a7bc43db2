/** Names of form fields whose values must not be stored, nor be in an address. */
export const SECRET_FIELD = /^(?:code|confirm|cvv)$|^card-|password/i;
/** Names of other form fields whose values must not be in an address. */
const PERSONAL_FIELD = /^(?:email|username)$/i;

/**
 * Returns the query without its parameters if one of them is named like a field with personal or secret input. A
 * browser that submits a form by itself with GET, or a shared link that such a submission made, has such a query.
 */
export function withoutSecrets(query: string): string {
  const names = [...new URLSearchParams(query).keys()];
  return names.some(
    (name) => SECRET_FIELD.test(name) || PERSONAL_FIELD.test(name),
  )
    ? ""
    : query;
}

/** Removes such a query from the address bar and the history. Must run before anything reads or sends the address. */
export function removeSecretsFromAddress(): void {
  const { pathname, search, hash } = location;
  const query = withoutSecrets(search);
  if (query !== search)
    history.replaceState(history.state, "", `${pathname}${query}${hash}`);
}
