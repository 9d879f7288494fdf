import fc from "fast-check";
import { type AskingVersion, termsGoneBy, termsNews } from "#features/clubs/terms/domain/terms-of-member.ts";
import { mayTakeBack, newTerms } from "#features/clubs/terms/domain/terms-versions.ts";

export type TermsEvent =
  | { act: "PUBLISH"; inDays: number; asks: boolean }
  | { act: "TAKE_BACK"; which: number }
  | { act: "JOIN" }
  | { act: "ACCEPT"; who: number; which: number }
  | { act: "SEE"; who: number }
  | { act: "WAIT"; days: number };

const some = fc.nat(20);
export const termsEvents = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant("PUBLISH" as const), inDays: fc.integer({ min: -1, max: 12 }), asks: fc.boolean() }),
    fc.record({ act: fc.constant("TAKE_BACK" as const), which: some }),
    fc.record({ act: fc.constant("JOIN" as const) }),
    fc.record({ act: fc.constant("ACCEPT" as const), who: some, which: some }),
    fc.record({ act: fc.constant("SEE" as const), who: some }),
    fc.record({ act: fc.constant("WAIT" as const), days: fc.integer({ min: 1, max: 9 }) }),
  ),
  { maxLength: 40 },
);

interface Person {
  accepted: Set<number>;
  seen: Set<number>;
  /** The day on which the member could first know each version. */
  notifiedDays: Map<number, Temporal.PlainDate>;
}

const { compare } = Temporal.PlainDate;
const begins = Temporal.PlainDate.from("2026-02-20");

/** Runs events as a club and its members would; calls `check` after each. */
export function liveTerms(events: readonly TermsEvent[], check: (club: TermsLife) => void): void {
  const club: TermsLife = { today: begins, versions: [], people: [], goneBy: () => null, newsOf: () => [] };
  club.goneBy = (person, day) => termsGoneBy(club.versions, person.accepted, day)?.version ?? null;
  club.newsOf = (person) => termsNews(club.versions, person, club.today).map(({ version }) => version.version);
  for (const event of [{ act: "PUBLISH", inDays: 5, asks: false } as const, ...events]) {
    act(club, event);
    // Members are notified of pending versions on the day of publication or joining.
    for (const { notifiedDays: notifiedVersions } of club.people)
      for (const { version, takenBack } of club.versions)
        if (!takenBack && !notifiedVersions.has(version)) notifiedVersions.set(version, club.today);
    check(club);
  }
}

export interface TermsLife {
  today: Temporal.PlainDate;
  versions: AskingVersion[];
  people: Person[];
  goneBy: (person: Person, day: Temporal.PlainDate) => number | null;
  newsOf: (person: Person) => number[];
}

function act(club: TermsLife, event: TermsEvent): void {
  const { today, versions, people } = club;
  switch (event.act) {
    case "PUBLISH": {
      const made = newTerms(versions, today.add({ days: event.inDays }), today);
      if (!made.ok) return;
      const { version, appliesOn } = made;
      versions.push({ version, appliesOn, takenBack: false, asksAgain: version > 1 && event.asks });
      return;
    }
    case "TAKE_BACK": {
      const chosenVersion = versions[event.which % versions.length];
      if (chosenVersion && mayTakeBack(chosenVersion, today)) chosenVersion.takenBack = true;
      return;
    }
    case "JOIN": {
      const valid = newestBegun(club, today);
      people.push({ accepted: new Set(valid === null ? [] : [valid]), seen: new Set(), notifiedDays: new Map() });
      return;
    }
    case "ACCEPT": {
      const person = people[event.who % people.length];
      const news = person ? club.newsOf(person) : [];
      const version = news[event.which % news.length];
      if (version !== undefined) person?.accepted.add(version);
      return;
    }
    case "SEE": {
      const person = people[event.who % people.length];
      for (const version of person ? club.newsOf(person) : []) person?.seen.add(version);
      return;
    }
    case "WAIT":
      club.today = today.add({ days: event.days });
  }
}

/** Returns the valid version by independent arithmetic: the highest number whose day has come. */
export const newestBegun = ({ versions }: TermsLife, day: Temporal.PlainDate): number | null =>
  versions
    .filter((each) => !each.takenBack && (each.version === 1 || compare(each.appliesOn, day) <= 0))
    .reduce<number | null>((most, { version }) => Math.max(most ?? 0, version), null);
