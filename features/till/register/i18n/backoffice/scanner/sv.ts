/** The test of a hand scanner, in the till's menu. */
export const sv = {
  title: "Testa skannern",
  prompt: "Skanna ett medlemskort så ser du vad skannern skickar.",
  again: "Skanna gärna ett kort till för att vara säker.",
  read: "Kortet lästes: {number}",
  noCard: "Det som kom är inget medlemskort",
  noCardText:
    "Skanna ett medlemskort i den här klubben. Kommer det inget alls, eller bara en del, ställ in skannern på att skriva som ett tangentbord.",
  before: "Läggs till före",
  after: "Läggs till efter",
  nothing: "Inget",
  end: "Avslutas med",
  ends: { none: "Inget", enter: "Enter", tab: "Tabb", several: "Flera tangenter" },
  speed: "Hastighet",
  perKey: "{milliseconds, number} ms per tangent",
  layout: "Tangentbord",
  sameLayout: "Samma som datorns",
  otherLayout: "Ett annat än datorns, men kassan läser rätt",
  stored: "Enheten kommer ihåg hur skannern gör.",
} as const;
