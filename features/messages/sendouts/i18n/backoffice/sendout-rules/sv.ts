/** The rules of sendouts: quiet hours, frequency cap, and approval. */
export const sv = {
  title: "Regler för utskick",
  fetchFailed: "Det gick inte att hämta reglerna",
  quiet: "Tysta timmar",
  quietHint: "Inget skickas då. Det som väntar skickas efteråt.",
  from: "Från",
  to: "Till",
  capped: "Inte för ofta",
  cap: "{messages, number} på {days, plural, one {en dag} other {# dagar}}",
  cappedHint: "Den som nyss har fått något får nästa utskick senare. Inget försvinner.",
  messages: "Högst så många utskick",
  days: "På så många dagar",
  approved: "Två personer vid stora utskick",
  approvedHint: "Någon annan än den som startar utskicket godkänner det.",
  approvalAbove: "Vid fler mottagare än",
  widening:
    "Du höjer gränsen. För utskick som du själv startar gäller {from} i en vecka till, eller tills någon annan sparar reglerna.",
  widenedByYou:
    "Du har höjt gränsen. För utskick som du själv startar gäller {from} fram till {until}, eller tills någon annan sparar reglerna.",
  widenedBy:
    "{name} har höjt gränsen från {from}, som gäller för utskick som {name} startar fram till {until}. Sparar du reglerna gäller den nya genast.",
  wrong: "Skriv ett heltal",
  saved: "Reglerna är sparade",
  failed: "Det gick inte att spara reglerna",
};
