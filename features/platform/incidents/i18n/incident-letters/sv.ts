/** Drafts of letters about an incident with personal data, and the phrases that fill them. */
export const sv = {
  authority: {
    title: "Anmälan av personuppgiftsincident",
    intro: "{company} anmäler härmed en personuppgiftsincident enligt artikel 33 i dataskyddsförordningen.",
    end: "Vi återkommer med det som ännu saknas så snart vi vet det.",
  },
  members: {
    title: "Information om dina personuppgifter",
    intro: "Vi skriver till dig för att något har hänt som rör dina personuppgifter hos {company}.",
    end: "Vi beklagar det som har hänt. Hör av dig till oss om du har frågor.",
  },
  parts: {
    what: "Vad som har hänt",
    discoveredAt: "När det upptäcktes",
    beganAt: "När det började",
    dataCategories: "Vilka uppgifter det gäller",
    peopleCount: "Ungefär hur många personer",
    recordCount: "Ungefär hur många uppgifter",
    consequences: "Vad det kan leda till",
    measures: "Vad vi har gjort",
    contact: "Vem man frågar",
  },
  notKnown: "Ännu inte känt",
  page: "Sida {page} av {pages}",
} as const;
