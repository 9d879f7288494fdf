/** The texts of the record of processing for each activity, and its printed form. */
export const sv = {
  activities: {
    membership: {
      name: "Medlemskapet",
      purpose: "Att föra klubben: veta vem som är medlem, visa medlemskortet och nå den som är med.",
      retention: "Så länge medlemskapet varar. Den som lämnar klubben raderas genast.",
    },
    joining: {
      name: "Inbjudningar och anmälningar",
      purpose:
        "Att bjuda in den som vill bli medlem, låta ett köp i kassan vänta på den, och se vilka ordrar från webbutiken som saknade medlem.",
      retention:
        "Länkar 90 dagar efter att de gått ut. Ett köp väntar högst 30 dagar. Köparens adresser i en order sparas högst 30 dagar.",
    },
    loyalty: {
      name: "Köp, poäng, stämplar och kuponger",
      purpose: "Att ge medlemmen det klubben lovar, och kunna visa hur varje poäng kom till.",
      retention:
        "Så länge medlemskapet varar. När medlemmen raderas finns siffrorna kvar utan att gå att knyta till någon.",
    },
    signIn: {
      name: "Medlemmens inloggning",
      purpose: "Att släppa in medlemmen, och ingen annan, till det egna kortet.",
      retention: "Inloggningar tills de slutar gälla, kända enheter 400 dagar efter att de senast användes.",
    },
    messages: {
      name: "Meddelanden om medlemskapet",
      purpose: "Att skicka det medlemmen själv bett om eller behöver veta, som länkar för att logga in.",
      retention: "Adress, ämne och text i 90 dagar. Engångslänkar tas bort när meddelandet har lämnats över.",
    },
    marketing: {
      name: "Utskick och erbjudanden",
      purpose: "Att skicka erbjudanden till dem som har sagt ja, och bevisa när och till vad de sa det.",
      retention:
        "Samtycken så länge medlemskapet varar. Att en adress har tackat nej finns kvar som en oläslig kontrollsumma.",
    },
    wallet: {
      name: "Kortet i mobilens plånbok",
      purpose: "Att visa medlemskortet i Apple Wallet eller Google Wallet för den som lagt det där.",
      retention: "Tills kortet tas bort ur plånboken, eller 30 dagar efter att medlemmen raderats.",
    },
    care: {
      name: "Anteckningar, listor och sammanslagningar",
      purpose: "Att ge god service, ta in medlemmar från en tidigare klubb och slå ihop dubbletter.",
      retention:
        "Anteckningar tills de tas bort eller medlemmen raderas. Rader ur en lista i 7 dagar, en lista som bara provats och underlaget till en sammanslagning i 30.",
    },
    staff: {
      name: "Personalens konton",
      purpose: "Att låta personalen arbeta i klubben, var och en inom sin roll.",
      retention: "Så länge kontot finns. Inloggningar tills de slutar gälla, fel koder vid en kassa i 30 dagar.",
    },
    trail: {
      name: "Händelselogg",
      purpose: "Att i efterhand kunna se vem som gjorde vad, och upptäcka missbruk.",
      retention:
        "Så länge klubbens räkenskaper finns, för de bygger på loggen. En raderad medlem har inget namn i den.",
    },
    support: {
      name: "Samtal med supporten",
      purpose: "Att få hjälp av dem som sköter Stammis.",
      retention: "2 år.",
    },
    billing: {
      name: "Abonnemang och fakturor",
      purpose: "Att betala för Stammis, och kunna visa vad som betalats.",
      retention: "Så länge räkenskaperna finns.",
    },
    webhooks: {
      name: "Kopplingar till andra program",
      purpose:
        "Att berätta för program som ni själva kopplat in vad som händer i klubben, och registrera ordrar från er webbutik.",
      retention: "14 dagar. Det som rör en medlem försvinner när medlemmen raderas.",
    },
    dataProtection: {
      name: "Dataskyddsarbetet",
      purpose: "Att föra det här registret och kunna visa att lagen följs.",
      retention: "Så länge företaget finns i Stammis.",
    },
  },
  bases: {
    CONTRACT: "Avtal (artikel 6.1 b)",
    CONSENT: "Samtycke (artikel 6.1 a)",
    LEGITIMATE_INTEREST: "Berättigat intresse (artikel 6.1 f)",
    LEGAL_OBLIGATION: "Rättslig förpliktelse (artikel 6.1 c)",
  },
  people: {
    MEMBERS: "medlemmar",
    INVITED: "inbjudna och de som håller på att gå med",
    FORMER_MEMBERS: "tidigare medlemmar",
    STAFF: "personal",
  },
  data: {
    NAME: "namn",
    CONTACT: "e-post, telefon, adress",
    BIRTHDAY_AND_GENDER: "födelsedag, kön",
    MEMBERSHIP: "medlemsnummer, språk, säljställe, datum för medlemskapet",
    PURCHASES: "köp och returer",
    POINTS_AND_STAMPS: "poäng och stämplar",
    OFFERS_USED: "använda kuponger och erbjudanden",
    CONSENTS: "samtycken och avanmälningar",
    MESSAGES: "meddelanden och om de kom fram",
    SIGN_IN: "lösenord och koder som kontrollsummor, inloggningar, enheter",
    WALLET: "kort i plånboken och telefoner som har det",
    NOTES: "anteckningar",
    IMPORTED_ROWS: "rader ur importerade listor",
    TERMS_ACCEPTED: "godkända villkor",
    ROLES: "roller, säljställen, godkända avtal",
    ACTS_OF_STAFF: "vad personalen gjorde och när",
    CORRESPONDENCE: "vad ni och supporten skrev till varandra",
    BILLING: "betalsätt, fakturaadress, fakturor och betalningar",
    WEBHOOKS: "händelser i klubben som skickats till andra program",
  },
  recipients: {
    STAMMIS: "Stammis (personuppgiftsbiträde)",
    CARD_COMPANY: "den som sköter kortbetalningar",
    OTHER_PROGRAMS: "program som ni själva kopplat in",
    MAIL_CARRIER: "den som levererar e-posten",
    SMS_CARRIER: "den som levererar sms",
    WALLETS: "Apple eller Google, efter medlemmens val",
    AUTHORITY: "tillsynsmyndigheten, på begäran",
  },
  protection: {
    WALL: "varje klubbs uppgifter är åtskilda från de andras i databasen",
    HASHES: "lösenord, koder och länkar sparas bara som kontrollsummor",
    ROLES: "personalen ser det deras roll behöver",
    TRAIL: "det personalen gör loggas",
    ERASURE: "den som lämnar klubben raderas",
    SECOND_FACTOR: "inloggning i två steg",
    ONCE_OPENED: "engångslänkar tas ur kopian när meddelandet har lämnats över",
  },
  parts: {
    name: "Behandling",
    purpose: "Ändamål",
    legalBasis: "Rättslig grund",
    people: "Registrerade",
    data: "Personuppgifter",
    recipients: "Mottagare",
    retention: "Hur länge",
    protection: "Skydd",
  },
  title: "Register över behandling",
  controller: "Personuppgiftsansvarig",
  contact: "Kontakt för dataskydd",
  notNamed: "Ingen utsedd",
  reviewed: "Senast genomgånget",
  never: "Aldrig",
  printed: "Utskrivet {date}",
  page: "Sida {page} av {pages}",
  agreement: "Personuppgiftsbiträdesavtal",
  agreementVersion: "Version {date}",
  accepted: "Godkänt för {company} av {by} den {date}, version {version}.",
  notAccepted: "Ännu inte godkänt för {company}.",
} as const;
