export const sv = {
  documents: {
    TERMS_OF_SERVICE: "användarvillkoren",
    PRIVACY_POLICY: "integritetspolicyn",
    DATA_PROCESSING_AGREEMENT: "personuppgiftsbiträdesavtalet",
  },
  price: {
    subject: "Nytt pris för {company} från {day}",
    heading: "Nytt pris från {day}",
    text: "Från {day} kostar Stammis {becomes} per månad och säljställe för {company}, exklusive moms. Fram till dess kostar det {was}.",
    members:
      "{included, plural, one {# medlem} other {# medlemmar}} per säljställe ingår. Varje medlem utöver det kostar {member} i månaden.",
    leave: "Vill du inte fortsätta kan du avsluta när du vill. Abonnemanget gäller då månaden ut.",
    button: "Se vad det kostar",
  },
  priceCalledOff: {
    subject: "Priset för {company} ändras inte {day}",
    heading: "Priset ändras inte",
    text: "Vi skrev att priset för {company} skulle ändras {day}. Så blir det inte. Beklagar besväret.",
    button: "Se vad det kostar",
  },
  document: {
    subject: "Vi ändrar {document} från {day}",
    heading: "Vi ändrar {document}",
    text: "En ny version gäller från {day}. I Stammis ser du stycke för stycke vad som är ändrat.",
    demanded: "Du behöver godkänna den för företagets räkning senast {day}.",
    nothing: "Du behöver inte göra något.",
    button: "Läs den nya versionen",
  },
  documentWithdrawn: {
    subject: "Vi ändrar inte {document} {day}",
    heading: "Det blir ingen ändring",
    text: "Vi skrev att {document} skulle ändras {day}. Så blir det inte: det som gäller i dag fortsätter att gälla.",
    button: "Läs det som gäller",
  },
  announcement: { more: "Läs mer", open: "Öppna Stammis" },
};
