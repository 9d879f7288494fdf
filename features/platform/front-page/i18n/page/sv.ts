/** The page that a stranger sees at the product's own address. */
export const sv = {
  title: "Stammis – stamkundsklubb för butiker, caféer och kedjor",
  description:
    "Poäng, stämpelkort och belöningar i kundens telefon. Kassan registrerar köpet på några sekunder. Prova gratis i {days} dagar, inget kort behövs.",
  promise: "Gör nya gäster till stammisar",
  lead: "Poäng, stämpelkort och belöningar i kundens telefon. Kassan registrerar köpet på några sekunder, och du ser vilka som kommer tillbaka.",
  start: "Starta din klubb",
  signIn: "Logga in",
  trial: "Prova gratis i {days} dagar. Inget kort behövs.",
  languages: "Språk",
  card: {
    title: "Kaffekortet",
    subtitle: "Vi bjuder på var sjätte kaffe",
    reward: "En kaffe",
    left: "{count} kvar till",
    collected: "{count} av {total} stämplar",
    give: "Ge en stämpel",
    fullTitle: "Kortet är fullt",
    fullText: "En kaffe på huset. Kassan ser den vid nästa besök.",
    again: "Börja på ett nytt kort",
  },
  steps: {
    title: "Så går det till",
    open: "Öppna klubben",
    openText: "Namn, färg och logga. Välj poäng, stämpelkort eller båda.",
    invite: "Bjud in gästerna",
    inviteText: "Sätt upp affischen med QR-koden. Gästen går med i sin mobil, utan att ladda ner någon app.",
    see: "Se dem komma tillbaka",
    seeText: "Kassan skannar kortet, och poängen syns direkt i mobilen. Ett utskick når dem som har dröjt.",
  },
  price: {
    title: "Ett pris per säljställe",
    month: "i månaden",
    free: "Gratis",
    noMembersMore: "Hur många medlemmar som helst ingår.",
    members:
      "{included, plural, one {# medlem} other {# medlemmar}} ingår. Varje medlem utöver det kostar {member} i månaden.",
    tax: "Exklusive moms. SMS köps separat.",
  },
  demo: {
    title: "Se dig omkring först",
    text: "{club} är påhittad, med ett års köp och medlemmar. Klicka runt så mycket du vill.",
    office: "Öppna demon",
    member: "Se kundens app",
  },
  terms: "Användarvillkor",
  privacy: "Integritetspolicy",
  login: { title: "Logga in", description: "Logga in i Stammis: kassan och allt om din klubb." },
  signUp: {
    title: "Starta din klubb",
    description: "Öppna en stamkundsklubb med poäng och stämpelkort. Prova gratis i {days} dagar, inget kort behövs.",
  },
} as const;
