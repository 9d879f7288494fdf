/** Texts of the panel that moves a sandbox's clock, and of the switch that creates a sandbox. */
export const sv = {
  title: "Sandlådans klocka",
  shown: "Klockan visar",
  ahead:
    "{days, plural, =0 {Samma tid som på riktigt} one {# dag före den riktiga tiden} other {# dagar före den riktiga tiden}}",
  forward: "Flytta framåt",
  day: "1 dag",
  week: "1 vecka",
  month: "1 månad",
  toDate: "Till ett datum",
  move: "Flytta",
  meaning:
    "Allt i klubben händer som om tiden hade gått: poäng går ut, stämpelkort börjar om, erbjudanden börjar och slutar.",
  noReturn: "Klockan går inte att flytta tillbaka.",
  noMessages: "Inget skickas till någon. Mejl och sms stannar i <outbox>utkorgen</outbox>.",
  moved: "Klockan visar {date}",
  failed: "Det gick inte att flytta klockan",
  fetchFailed: "Det gick inte att hämta klockan",
  section: "Prova först",
  make: "Sandlåda att prova i",
  makeHint:
    "En klubb på låtsas. Klockan kan flyttas framåt, så att du ser poäng gå ut och kort börja om, och inga mejl eller sms skickas. En sandlåda förblir en sandlåda.",
} as const;
