/** Returns the URL of another database on the same server, with the same user and options. */
export function urlOfDatabase(url: string, database: string): string {
  const [, server = "", options = ""] =
    /^([a-z]+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? [];
  return `${server}/${database}${options}`;
}

/** Returns the name of a URL's database. */
export function databaseNameOf(url: string): string {
  return /^[a-z]+:\/\/[^/?]*\/([^?]*)/.exec(url)?.[1] ?? "";
}
