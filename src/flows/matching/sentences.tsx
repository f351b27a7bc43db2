import { type Message, say } from "../../../contract/messages/index.ts";

/** Messages that follow each other in one paragraph. */
export function Sentences({ of }: { readonly of: readonly Message[] }) {
  return of.map((message) => {
    const text = say(message);
    return <span key={text}>{`${text} `}</span>;
  });
}
