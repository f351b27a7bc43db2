/** Formats a time in a time zone: "Fri, 4 Dec 2026, 09:00 GMT+1". Returns an empty string for null. */
export function localTimeWords(at: number | null, timeZone: string): string {
  if (at === null) return "";
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at);
}
