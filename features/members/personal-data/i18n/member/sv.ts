export const sv = {
  title: "Medlemskap",
  terminate: "Avsluta medlemskapet",
  terminateText:
    "Mejla oss om du vill avsluta ditt medlemskap. Skriv från adressen du är medlem med, eller ange ditt medlemsnummer {number}.",
  terminateSubject: "Avsluta medlemskap {number}",
  export: "Hämta ut dina uppgifter",
  exportText:
    "Mejla oss om du vill ha ut dina uppgifter. Skriv från adressen du är medlem med, eller ange ditt medlemsnummer {number}.",
  exportSubject: "Uppgifter om medlem {number}",
  write: "Skriv till {email}",
  toContact: "Till kontaktuppgifterna",
  number: "Medlemsnummer",
} as const;
