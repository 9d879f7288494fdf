export const sv = {
  question: "Vill du verkligen sluta få {type, select, SMS {sms} other {mejl}} med erbjudanden från {commercial}?",
  no: "Nej",
  unsubscribe: "Avregistrera",
  kept: "Du är kvar som medlem, med poäng och stämplar. Det som rör ditt medlemskap skickar vi fortfarande.",
  smsDone: "Nu får du inga fler erbjudanden via sms",
  emailDone: "Nu får du inga fler erbjudanden via mejl",
  failed: "Det gick inte att avregistrera dig",
  fetchFailed: "Det gick inte att hämta profilen",
  missingText: "Är hela länken med? Öppna den igen från meddelandet.",
  alreadyTitle: "Du får inga {type, select, SMS {sms} other {mejl}} med erbjudanden från {commercial}",
  alreadyText: "Mer behöver du inte göra.",
} as const;
