/**
 * The rules of dates, reminders, decision emails and funding emails, as a model of a few lines per rule that shares no
 * code with the product.
 */

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

type Side = "investor" | "investee";
/** An expected or received email: the recipient, what it is about, and for a reminder how many matches wait. */
export type ModelMail = { readonly to: string; readonly kind: string };
export type ModelMatch = {
  readonly id: string;
  readonly investor: string;
  readonly investee: string;
  readonly createdAt: number;
  status: "pending" | "approved" | "rejected";
  /** The status of the last email. */
  mailed: string;
  hasEnded: boolean;
  readonly sentStages: Set<string>;
  readonly stated: Partial<Record<Side, number>>;
  readonly fundingMails: Map<Side, number>;
};

const otherSide = (side: Side): Side =>
  side === "investor" ? "investee" : "investor";
const dayOf = (at: number) => Math.floor(at / DAY);

/** The expected state and emails of all matches. Members are identified by their addresses. */
export class Model {
  readonly matches = new Map<string, ModelMatch>();
  private readonly byMember = new Map<string, ModelMatch[]>();
  readonly unsubscribed = new Set<string>();
  readonly mails: ModelMail[] = [];

  add(match: Pick<ModelMatch, "id" | "investor" | "investee" | "createdAt">) {
    const added: ModelMatch = {
      ...match,
      status: "pending",
      mailed: "pending",
      hasEnded: false,
      sentStages: new Set(),
      stated: {},
      fundingMails: new Map(),
    };
    this.matches.set(match.id, added);
    for (const member of [match.investor, match.investee])
      this.byMember.set(member, [...this.matchesOf(member), added]);
  }

  matchesOf(member: string): readonly ModelMatch[] {
    return this.byMember.get(member) ?? [];
  }

  // A pending match is to be answered within 14 days.
  answerBy({ createdAt, status, hasEnded }: ModelMatch): number | null {
    return status === "pending" && !hasEnded ? createdAt + 14 * DAY : null;
  }

  overdueOf(investor: string, now: number): number {
    return this.matchesOf(investor).filter((match) => {
      const answerBy = this.answerBy(match);
      return answerBy !== null && answerBy <= now;
    }).length;
  }

  // An investor is reminded when a match is 7 days old, 2 days before its date and the day after it; what is due for one
  // investor on one day is one email. The founder gets one email for all dates that have passed.
  remind(now: number): void {
    const due = new Map<string, Set<string>>();
    for (const match of this.matches.values()) {
      const answerBy = this.answerBy(match);
      if (answerBy === null) continue;
      for (const [stage, to, day] of [
        ["seventhDay", match.investor, dayOf(match.createdAt) + 7],
        ["beforeDate", match.investor, dayOf(answerBy) - 2],
        ["afterDate", match.investor, dayOf(answerBy) + 1],
        ["passed", match.investee, dayOf(answerBy) + 1],
      ] as const) {
        if (day > dayOf(now) || match.sentStages.has(stage)) continue;
        if (this.unsubscribed.has(to)) continue;
        match.sentStages.add(stage);
        due.set(to, (due.get(to) ?? new Set()).add(match.id));
      }
    }
    for (const [to, { size }] of due)
      this.mails.push({
        to,
        kind: this.matchesOf(to).some(({ investee }) => investee === to)
          ? "datesPassed"
          : `reminder of ${size}`,
      });
  }

  // A decision is mailed a minute after the last one, if the status differs from the last one mailed and the match has not
  // ended: an approval to both sides, a decline to the investee.
  mailDecisions(): void {
    for (const match of this.matches.values()) {
      if (match.hasEnded || match.status === match.mailed) continue;
      match.mailed = match.status;
      if (match.status === "rejected")
        this.mails.push({ to: match.investee, kind: "declined" });
      else
        for (const to of [match.investee, match.investor])
          this.mails.push({ to, kind: "approved" });
    }
  }

  // A decline and the end of a match end what was stated about its funding.
  decide(match: ModelMatch, status: "approved" | "rejected"): void {
    match.status = status;
    if (status === "rejected") this.endFunding(match);
  }

  end(match: ModelMatch): void {
    match.hasEnded = true;
    this.endFunding(match);
  }

  private endFunding({ stated }: ModelMatch): void {
    delete stated.investor;
    delete stated.investee;
  }

  isEndOfFundingLimit(match: ModelMatch, by: Side, now: number): boolean {
    const last = match.fundingMails.get(otherSide(by)) ?? 0;
    return Math.abs(now - last - DAY) < MINUTE;
  }

  // A statement is mailed to the other side, at most once in 24 hours.
  state(match: ModelMatch, by: Side, amount: number, now: number): void {
    match.stated[by] = amount;
    const other = otherSide(by);
    const last = match.fundingMails.get(other);
    if (last !== undefined && now - last < DAY) return;
    match.fundingMails.set(other, now);
    this.mails.push({ to: match[other], kind: "fundingStated" });
  }
}
