import { codes } from "./codes.sv.ts";

/** Everything a club keeps about one member, in words: the file’s name, its parts and their columns, and what codes mean. */
export const sv = {
  fileName: "uppgifter om medlem",
  headings: { part: "Del", number: "Nummer", fact: "Uppgift", value: "Värde" },
  yes: "Ja",
  no: "Nej",
  parts: {
    profile: {
      title: "Medlemmen",
      facts: {
        membershipId: "Medlemsnummer",
        firstName: "Förnamn",
        lastName: "Efternamn",
        email: "E-post",
        phone: "Telefon",
        street: "Gatuadress",
        zipCode: "Postnummer",
        city: "Ort",
        birthday: "Födelsedag",
        gender: "Kön",
        language: "Språk",
        home: "Stamställe",
        registered: "Medlem sedan",
        fromList: "Kom från listan",
        marketingEmail: "Utskick med e-post",
        marketingSms: "Utskick med sms",
        hasPassword: "Har valt ett lösenord",
        points: "Poäng",
        purchases: "Antal köp",
        total: "Handlat för, kr",
        lastPurchase: "Senaste köp",
      },
    },
    addresses: {
      title: "Tidigare och väntande adresser",
      facts: {
        kind: "Typ",
        address: "Adress",
        until: "Till",
      },
    },
    joining: {
      title: "Inbjudningar och anmälningar",
      facts: {
        at: "Tid",
        email: "E-post",
        phone: "Telefon",
        location: "Säljställe",
        usedAt: "Använd",
      },
    },
    lists: {
      title: "Rader i inlästa listor",
      facts: {
        at: "Tid",
        file: "Fil",
        cells: "Raden som den stod",
        outcome: "Vad det blev",
      },
    },
    consents: {
      title: "Svar om utskick",
      facts: {
        at: "Tid",
        channel: "Kanal",
        given: "Svar",
        source: "Var",
        text: "Texten bredvid rutan",
      },
    },
    terms: {
      title: "Villkor",
      facts: {
        at: "Godkändes",
        toldAt: "Vi skrev om dem",
        seenAt: "Lästes i appen",
        kind: "Text",
        version: "Version",
      },
    },
    purchases: {
      title: "Köp och besök",
      facts: {
        id: "Nummer",
        at: "Tid",
        location: "Säljställe",
        paid: "Betalt, kr",
        discount: "Rabatt, kr",
        returned: "Returnerat, kr",
        earned: "Intjänade poäng",
        categories: "Kategorier",
        campaigns: "Kampanjer",
      },
    },
    returns: {
      title: "Returer",
      facts: {
        at: "Tid",
        purchase: "Köpets nummer",
        amount: "Belopp, kr",
        location: "Säljställe",
        kind: "Typ",
        reason: "Skäl",
      },
    },
    points: {
      title: "Poäng",
      facts: {
        id: "Nummer",
        earnedOn: "Dag",
        source: "Från",
        points: "Poäng",
        validThrough: "Gäller till och med",
        left: "Kvar",
        owed: "Saknas",
        reason: "Skäl",
        voidedAt: "Tillbakatagna",
        voidReason: "Skäl till det",
      },
    },
    pointEntries: {
      title: "Poängkontots rader",
      facts: {
        at: "Tid",
        kind: "Typ",
        points: "Poäng",
        of: "Av poäng nummer",
      },
    },
    deductions: {
      title: "Avdrag av poäng",
      facts: {
        at: "Tid",
        points: "Poäng",
        reason: "Skäl",
        givenBackAt: "Tillbakagivna",
        givenBackReason: "Skäl till det",
      },
    },
    coupons: {
      title: "Använda kuponger och belöningar",
      facts: {
        at: "Tid",
        name: "Namn",
        points: "Poäng",
        value: "Värde, kr",
        location: "Säljställe",
        campaign: "Kampanj",
        givenBackAt: "Gavs tillbaka",
        givenBackReason: "Skäl till det",
      },
    },
    welcome: {
      title: "Välkomsterbjudande",
      facts: {
        campaign: "Kampanj",
        through: "Gäller till och med",
        usedAt: "Använt",
      },
    },
    stampCards: {
      title: "Stämpelkort",
      facts: {
        card: "Kort",
        startedOn: "Påbörjat",
        endsOn: "Sista dag",
        collected: "Stämplar",
        places: "Platser",
        status: "Läge",
        rewardThrough: "Belöningen gäller till och med",
        rewardUsed: "Belöningen är inlöst",
      },
    },
    stamps: {
      title: "Stämplar",
      facts: {
        at: "Tid",
        card: "Kort",
        kind: "Typ",
        stamps: "Stämplar",
      },
    },
    largeAmounts: {
      title: "Frågor om stora belopp",
      facts: {
        at: "Tid",
        amount: "Belopp, kr",
        location: "Säljställe",
        answer: "Svar",
        reason: "Skäl",
      },
    },
    messages: {
      title: "Meddelanden",
      facts: {
        at: "Tid",
        kind: "Typ",
        channel: "Kanal",
        recipient: "Till",
        subject: "Ämne",
        text: "Text",
        status: "Läge",
      },
    },
    sendouts: {
      title: "Utskick",
      facts: {
        at: "Tid",
        name: "Namn",
        channel: "Kanal",
        status: "Läge",
        reason: "Orsak",
        clickedAt: "Länken öppnades",
      },
    },
    notes: {
      title: "Personalens anteckningar",
      facts: {
        at: "Tid",
        text: "Text",
        editedAt: "Ändrad",
        pinned: "Visas i kassan",
      },
    },
    smsReplies: {
      title: "Svar på sms",
      facts: {
        at: "Tid",
        text: "Text",
        status: "Läge",
        handledAt: "Hanterat",
      },
    },
    devices: {
      title: "Enheter",
      facts: {
        kind: "Typ",
        device: "Webbläsare",
        since: "Sedan",
        lastUsedAt: "Senast använd",
      },
    },
    links: {
      title: "Länkar för att logga in",
      facts: {
        expiresAt: "Gäller till",
        usedAt: "Använd",
        phone: "Skickad till",
      },
    },
    merges: {
      title: "Hopslagna medlemskap",
      facts: {
        at: "Tid",
        membershipId: "Medlemsnumret som leder hit",
        email: "E-post",
        phone: "Telefon",
        undoneAt: "Delades upp igen",
      },
    },
    acts: {
      title: "Vad personalen har gjort",
      facts: {
        at: "Tid",
        act: "Vad",
        detail: "Mer om det",
      },
    },
  },
  codes,
} as const;
