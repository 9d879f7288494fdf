import type { CheckedRow, ImportPlan } from "../../domain/check-row.ts";
import { bringsNothing, bringsToKnown, bringsToNew, type KnownMember, nothing } from "../../domain/known-members.ts";
import type { RowNote } from "../../domain/row-faults.ts";
import { fieldsToComplete, outcomeOf } from "../../domain/row-outcome.ts";
import { type Counts, count, countKnown } from "../import-shape.ts";
import type { selectMembersAt } from "../queries.ts";
import { addressesOf, type JudgedRow, noesOf } from "../steps.ts";
import { nothingYet } from "./read-known-members.ts";
import { withoutRefused } from "./refuse-consents.ts";

type Member = Awaited<ReturnType<ReturnType<typeof selectMembersAt>["execute"]>>[number];

/** The database's data about the persons in some rows. */
interface RowContext {
  members: readonly Member[];
  /** `complete`: existing members get missing profile data. `opens`: existing members get points and stamps. */
  complete: boolean;
  opens: boolean;
  /** `left`: addresses of members who left the club. `refused`: earlier addresses of members who refuse marketing. */
  left: ReadonlySet<string>;
  refused: ReadonlySet<string>;
  /** Addresses and member ids of earlier rows. Judging a row adds that row's own. */
  seen: Set<string | number>;
  broughtTo: ReadonlyMap<number, KnownMember>;
}

/** Returns a plan that withdraws consents and gives no points, stamps or profile data. */
const refusalsAlone = (plan: ImportPlan): ImportPlan => ({
  ...plan,
  points: 0,
  stamps: [],
  consents: plan.consents.filter(({ given: hasConsent }) => !hasConsent),
});

/** Judges rows in the order of the file: which member each row matches, and what it gives. */
export function createRowJudge({
  members,
  complete,
  opens,
  left: leftAddresses,
  refused,
  seen,
  broughtTo,
}: RowContext) {
  const byEmail = new Map(members.map((member) => [member.email, member]));
  const byPhone = new Map(members.map((member) => [member.phone, member]));
  const knownAs = (id: number) => broughtTo.get(id) ?? nothingYet;

  return ({ number, plan: read, notes: noted, problems }: CheckedRow & { number: number }): JudgedRow => {
    const { plan, isRefused } = withoutRefused(read, refused);
    const notes: RowNote[] = isRefused ? [...noted, { field: null, note: "CONSENT_REFUSED_BEFORE" }] : noted;
    const owners = { EMAIL: plan.email && byEmail.get(plan.email), SMS: plan.phone && byPhone.get(plan.phone) };
    const owningMembers = [owners.EMAIL, owners.SMS].filter((member) => !!member);
    const [member] = owningMembers;
    const people = [...addressesOf(plan), ...owningMembers.map(({ id }) => id)];
    const isSeen = people.some((each) => seen.has(each));
    const effectivePlan = isSeen ? refusalsAlone(plan) : plan;
    const filled = member && !isSeen && complete && member.merged_into === null ? fieldsToComplete(member, plan) : {};
    const profile = Object.keys(filled).length > 0;
    const toKnown = member ? bringsToKnown(effectivePlan, knownAs(member.id), opens) : nothing;
    const judgement = outcomeOf({
      problems,
      memberIds: owningMembers.map(({ id }) => id),
      completes: profile || !bringsNothing(toKnown),
      isLeft: addressesOf(plan).some((address) => leftAddresses.has(address)),
      isSeen,
    });
    if (judgement.outcome !== "BAD") for (const person of people) seen.add(person);
    const isBetweenTwo = judgement.problems.some(({ problem }) => problem === "TWO_MEMBERS");
    const refusedByTwo = isBetweenTwo ? noesOf(plan).filter((channel) => owners[channel]) : [];
    const brought = { NEW: bringsToNew(plan), COMPLETED: toKnown }[judgement.outcome as string];
    return {
      number,
      plan: judgement.outcome === "COMPLETED" ? effectivePlan : plan,
      notes,
      ...judgement,
      brings: brought
        ? { ...brought, profile }
        : refusedByTwo.length > 0
          ? { ...nothing, optOuts: refusedByTwo, profile: false }
          : null,
      memberId: judgement.outcome === "BAD" ? null : (member?.id ?? null),
    };
  };
}

/** Adds a judged row to the sums of its import. */
export function countJudged(counts: Counts, { outcome, plan, notes, brings }: JudgedRow): void {
  count(counts, outcome);
  if (["NEW", "COMPLETED", "KNOWN"].includes(outcome) && notes.some(({ field }) => field !== null))
    count(counts, "noted");
  if (outcome === "COMPLETED" && brings) countKnown(counts, brings, 1);
  if (outcome !== "NEW") return;
  const { points, stamps } = bringsToNew(plan);
  count(counts, "points", points);
  count(counts, "stamps", stamps);
  count(counts, "withoutEvidence", notes.some(({ note }) => note === "CONSENT_WITHOUT_EVIDENCE") ? 1 : 0);
}
