/** Help, the conversation with the platform, and its contact details. */
export const sv = {
  menu: "Hjälp och support",
  title: "Hjälp och support",
  lead: "Svar på det vanligaste. Hittar du inte det du söker, så skriv till oss.",
  writeTitle: "Skriv till oss",
  writeLead: "Alla som är ansvariga i ert företag ser samma samtal. Du får ett mejl när vi har svarat.",
  askMerchant: "Den som är ansvarig för klubben kan skriva till oss härifrån.",
  otherWays: "Andra sätt att nå oss",
  failed: "Det gick inte att hämta meddelandena",
  older: "Visa äldre",
  noMessages: "Inga meddelanden ännu.",
  conversation: "Samtalet",
  message: "Ditt meddelande",
  answer: "Ditt svar",
  send: "Skicka",
  sent: "Meddelandet är skickat",
  empty: "Skriv något först",
  me: "Du",
  platform: "Stammis",
  colleague: "En kollega",
  threads: {
    title: "Support",
    search: "Företag, handlare eller ord i samtalet",
    shows: { all: "Alla", WAITING: "Väntar", ANSWERED: "Besvarade" },
    failed: "Det gick inte att hämta samtalen",
    company: "Företag",
    toCompany: "Företagets sida",
    nameless: "Företag utan namn",
    latest: "Senast",
    state: "Läge",
    waiting: "Väntar på svar",
    answered: "Besvarat",
    noneWaiting: "Inget väntar på svar",
    noneFound: "Inget samtal stämmer",
    at: "Tid",
    empty: "Ingen har skrivit ännu",
    emptyText: "När ett företag skriver till supporten hamnar samtalet här.",
  },
  contact: {
    title: "Kontakt",
    lead: "Så når du dem som sköter Stammis hos er.",
    failed: "Det gick inte att hämta kontaktuppgifterna",
    email: "E-post",
    phone: "Telefon",
    notSaidTitle: "Skriv till oss",
    notSaid: "Det finns ingen e-postadress eller telefon att visa. Vi svarar under Hjälp och support.",
    toSupport: "Till hjälp och support",
  },
  help: {
    title: "Hur gör jag?",
    search: "Sök bland svaren",
    found: "{count, plural, =0 {Inga svar} one {# svar} other {# svar}}",
    none: "Inget svar innehåller de orden. Skriv till oss här nedanför.",
    answers: {
      join: {
        question: "Hur får jag kunder att gå med?",
        answer:
          "Skriv ut affischen för ditt säljställe: koden på den leder rakt till klubben. Du kan också bjuda in dem du har adresser till, och i kassan bjuder du in en kund med telefonnummer eller e-post medan köpet registreras. Köpet väntar då 30 dagar på att kunden går med.",
        go: "Till Värva",
      },
      purchase: {
        question: "Hur registrerar jag ett köp?",
        answer:
          "Öppna kassan, skanna medlemmens kod eller skriv telefon, e-post eller medlemsnummer. Skriv beloppet och bekräfta. Poängen syns hos medlemmen direkt.",
        go: "Till kassan",
      },
      wrong: {
        question: "Köpet blev fel. Hur ändrar jag det?",
        answer:
          "Den som registrerade köpet kan ångra det inom 15 minuter. Därefter öppnar du köpet och väljer Ta emot retur, för allt eller en del. Poäng, stämplar och kuponger går tillbaka av sig själva.",
        go: "Till köpen",
      },
      points: {
        question: "Hur ändrar jag hur mycket poäng ett köp ger?",
        answer:
          "Under Poäng väljer du poäng per krona och hur länge de gäller. Ändringen gäller från och med nu: redan intjänade poäng behåller sin giltighet.",
        go: "Till Poäng",
      },
      correct: {
        question: "Hur ger eller drar jag av poäng för hand?",
        answer:
          "Öppna medlemmen och välj Ge eller dra av poäng. Skriv varför: anledningen syns på medlemmens poängkonto. Du kan ta tillbaka det efteråt.",
        go: "Till medlemmarna",
      },
      reward: {
        question: "Hur skapar jag en belöning?",
        answer:
          "Under Kuponger skapar du en ny belöning, sätter priset i poäng och publicerar den. Medlemmarna ser den i appen och kassan erbjuder den när poängen räcker.",
        go: "Till Kuponger",
      },
      card: {
        question: "Hur gör jag ett stämpelkort?",
        answer:
          "Välj antal stämplar, utseende och belöning, och prova att stämpla på kortet bredvid innan du publicerar. Ändrar du ett kort som medlemmar redan samlar på behåller de det bättre av de två löftena.",
        go: "Till Stämpelkort",
      },
      campaign: {
        question: "Hur visar jag en kampanj för medlemmarna?",
        answer:
          "Skapa kampanjen, ge den en bild och ett datum, välj säljställen och publicera. Den kan ha med sig en värdekupong, och du får en länk och en QR-kod att dela.",
        go: "Till Kampanjer",
      },
      cashier: {
        question: "Hur bjuder jag in en kassör?",
        answer:
          "Under Användare bjuder du in med e-post och väljer roll och säljställen. Personen får tillgång först när hen har tackat ja.",
        go: "Till Användare",
      },
      code: {
        question: "Hur byter kassörer av varandra på samma surfplatta?",
        answer:
          "En ansvarig öppnar kassan på surfplattan och väljer Godkänn enheten i menyn. Sedan väljer var och en en egen kod i sin profil, och loggar in i kassan med den.",
        go: "Till min profil",
      },
      large: {
        question: "Varför ber kassan om godkännande?",
        answer:
          "Ett belopp som är ovanligt stort behöver en andra person. Svara under Godkännanden, så går kassan vidare av sig själv. Den som är ansvarig ändrar gränserna under Poäng.",
        go: "Till Godkännanden",
      },
      terms: {
        question: "Hur ändrar jag medlemsvillkoren?",
        answer:
          "Skriv om texten och publicera den som en ny version. De gamla versionerna finns kvar, och det framgår vilken varje medlem har godkänt.",
        go: "Till Medlemsvillkor",
      },
      look: {
        question: "Hur byter jag klubbens färg, logotyp eller adress?",
        answer: "Allt det står under Klubben. Byter du adress leder den gamla vidare till den nya i ett år.",
        go: "Till Klubben",
      },
      leave: {
        question: "En medlem vill bli borttagen. Vad gör jag?",
        answer:
          "Öppna medlemmen och välj Ta bort medlemmen. Personen raderas ur klubben på en gång, medan köp och summor finns kvar utan namn. Det går inte att ångra.",
        go: "Till medlemmarna",
      },
      who: {
        question: "Hur ser jag vem som har ändrat något?",
        answer:
          "Under Händelser står vem som gjorde vad och när, med vad som gällde före och efter. Sök på en person, en medlem eller en sak.",
        go: "Till Händelser",
      },
    },
  },
} as const;
