/** What goes by itself when its days are over: how long each kind is kept, why, and what goes next. */
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
  kinds: {
    messages: {
      name: "Meddelanden",
      why: "Adress, ämne och text, så att du kan svara på vad en medlem har fått. Att det skickades står kvar.",
    },
    smsReplies: {
      name: "Svar på sms",
      why: "Så att du kan läsa och svara på det en medlem skriver. Ett svar som stängde av sms sparas som bevis så länge medlemmen är kvar.",
    },
    links: {
      name: "Länkar för att gå med och välja lösenord",
      why: "Räknas från att länken gick ut. Så länge kan en utgången länk erbjuda en ny.",
    },
    unproved: {
      name: "Adresser som väntar på att bekräftas",
      why: "E-post och telefonnummer, räknat från den senaste länken.",
    },
    waitingPurchases: {
      name: "Köp som väntar på en ny medlem",
      why: "Den som går med i tid får sina poäng för köpet.",
    },
    approvals: {
      name: "Frågor om stora belopp som fick nej",
      why: "Så att du kan se vem som frågade och varför det blev nej. Blev det ja sparas frågan med köpet.",
    },
    merges: {
      name: "Profiler från före en sammanslagning",
      why: "Så länge går sammanslagningen att ångra.",
    },
    importedRows: {
      name: "Rader i importerade listor",
      why: "Så länge går importen att ångra. Att den gjordes, och vad den gav, står kvar.",
    },
    untakenImports: {
      name: "Listor som inte blev importerade",
      why: "Så länge kan någon göra klart importen.",
    },
    voidPasses: {
      name: "Telefoner med ett ogiltigt kort",
      why: "Räknas från att medlemskapet raderades, så att kortet i telefonens plånbok hinner bli ogiltigt.",
    },
    webhookEvents: {
      name: "Händelser till kopplade program",
      why: "Så länge går det att skicka dem igen.",
    },
    unusedFiles: {
      name: "Bilder som inte används",
      why: "Räknas från att inget visar bilden längre, så att nyss skickade mejl behåller sina bilder.",
    },
    wrongPins: {
      name: "Felaktiga koder i kassan",
      why: "Så att den som gissar sig fram stängs ute.",
    },
    sessions: {
      name: "Medlemmarnas inloggningar",
      why: "Tas bort natten efter att de gått ut.",
    },
    messageLinks: {
      name: "Engångslänkar i sparade meddelanden",
      why: "Tas bort så fort meddelandet är överlämnat för leverans. Går det inte att lämna över tas de bort efter en dag.",
    },
    devices: {
      name: "Enheter som någon har loggat in på",
      why: "Räknas från senaste inloggningen. Så märks en inloggning från en okänd enhet.",
    },
    storedAnswers: {
      name: "Svar på det kassan skickat två gånger",
      why: "Ett dygn, för ett besök 30 dagar, så att ett köp aldrig registreras dubbelt.",
    },
    invitations: {
      name: "Inbjudningar till personal som ingen svarat på",
      why: "Räknas från inbjudan.",
    },
    support: {
      name: "Det ni och Stammis har skrivit till varandra",
      why: "Så att ett gammalt ärende går att läsa igen.",
    },
    receivedSms: {
      name: "Att ett sms med STOPP har behandlats",
      why: "Leverantörens nummer på meddelandet, varken telefonnummer eller text, så att samma sms inte behandlas två gånger.",
    },
    earlySmsReports: {
      name: "Leveransrapporter om sms",
      why: "De som kommer innan vi vet vilket meddelande de gäller.",
    },
    tries: {
      name: "Räknade försök",
      why: "Till exempel att logga in, så att ingen kan gissa hur länge som helst. Försvinner när spärren är över.",
    },
    deadJobs: {
      name: "Uppdrag som gavs upp",
      why: "Så att Stammis kan ta reda på varför.",
    },
  },
};
