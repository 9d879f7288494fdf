import { retentionKindWords } from "../../retention-kind-words.ts";

/** Automatic removal: the retention of each kind, its reason, and the next removals. */
export const sv = {
  title: "Gallring",
  lead: "Det här tas bort av sig självt när det inte längre behövs. Här ser du hur länge det sparas, varför, hur mycket som finns och vad som tas bort härnäst.",
  failed: "Det gick inte att hämta uppgifterna",
  kind: "Uppgift",
  kept: "Sparas",
  now: "Finns nu",
  next: "Tas bort",
  removed: "Borttaget på 30 dagar",
  days: "{count, plural, one {# dag} other {# dagar}}",
  years: "{count} år",
  untilEnd: "Tills de gått ut",
  more: "över {count}",
  goes: "{count} · {day}",
  latest: "{count} · senast {day}",
  none: "Inget",
  uncounted: "Räknas inte",
  eachNight: "De äldsta, varje natt",
  others: "Räknas inte per klubb",
  othersLead: "Också det här tas bort av sig självt.",
  record: "Det som sparas längre, och varför, står i registret över behandling.",
  toRecord: "Till registret",
  kinds: retentionKindWords("sv"),
};
