/** Words for unsaved drafts and for concurrent changes by another person. */
export const sv = {
  draft: "Du har osparade ändringar från {when}.",
  resume: "Fortsätt",
  discard: "Släng dem",
  title: "Någon annan har sparat under tiden",
  savedBy: "{name} sparade {when}.",
  saved: "En ändring har sparats sedan du började.",
  choose: "Ni har båda ändrat det här. Välj vad som ska gälla.",
  taken: "Redan med, eftersom bara den andra har ändrat det",
  nothingToChoose: "Det du har skrivit står kvar.",
  notSaved: "Inget är sparat förrän du sparar igen.",
  mine: "Ditt",
  theirs: "Den andras",
  empty: "Tomt",
  apply: "Fortsätt med det här",
  nameChanged: "Någon annan har döpt om den till {name}. Spara igen om ditt namn ska gälla.",
} as const;
