/** The URL of another database on the same server; the user, the address and the options stay. */
export function urlOfDatabase(url: string, database: string): string {
  const [, server = "", options = ""] =
    /^([a-z]+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? [];
  return `${server}/${database}${options}`;
}

/** The name of a URL's database. */
export function databaseOfUrl(url: string): string {
  return /^[a-z]+:\/\/[^/?]*\/([^?]*)/.exec(url)?.[1] ?? "";
}
