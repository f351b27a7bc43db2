/** Formats a duration in minutes and seconds, rounded up to a whole second: "4 minutes and 30 seconds". */
export function sayWait(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  const parts = [
    count(Math.floor(seconds / 60), "minute"),
    count(seconds % 60, "second"),
  ].filter((part) => part !== "");
  return parts.join(" and ");
}

function count(number: number, unit: string): string {
  if (number === 0) return "";
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
