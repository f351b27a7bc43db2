import { expect, test } from "vitest";
import { allStates, readChart } from "xstate-toolkit/docs";
import { catalogue } from "../../machines/index.ts";
import { messageText, producedKeys } from "../../scripts/message-texts.ts";

/** Without "one", which is often not a number, as in "another one". */
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)\b/i;
/** Shorter texts are labels, such as "Log In", or end at an early placeholder. A description may contain them. */
const MIN_SENTENCE_LENGTH = 15;

// The part of each message before its first placeholder.
const sentences = producedKeys()
  .map((key) =>
    messageText(key)
      .replace(/\{.*$/, "")
      .replace(/[.…]?\s*$/, ""),
  )
  .filter((sentence) => sentence.length >= MIN_SENTENCE_LENGTH);

test.each(catalogue)(
  "no description of $name contains a message or a number",
  ({ machine }) => {
    const { root, transitions } = readChart(machine);
    const descriptions = [...allStates(root), ...transitions].map(
      ({ description }) => description,
    );
    const disallowed = descriptions.filter(
      (description) =>
        NUMBER.test(description) ||
        sentences.some((sentence) => description.includes(sentence)),
    );
    expect(disallowed).toEqual([]);
  },
);
