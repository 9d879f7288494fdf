export const sv = {
  CANNOT_TRY_AGAIN: "Ordern kan inte prövas igen",
  CONTACT_PATH_REQUIRED: "Ange var e-post, telefon eller medlemsnummer finns",
  FIELD_MISSING: "Ett fält saknas i ordern",
  FIELD_WRONG: "Ett fält i ordern går inte att läsa",
  ORDER_CANCELLED: "Ordern avbröts innan den blev ett köp",
  ORDER_MISSING: "En återbetalning kom, men inte ordern",
  OTHER_CURRENCY: "Ordern är inte i svenska kronor",
  PATH_WRONG: "Skriv namn åtskilda av punkter, som order.customer.email",
  POINT_OF_SALE_CLOSED: "Säljstället är stängt. Välj ett annat för kopplingen.",
  SECRET_TOO_SHORT: "Hemligheten är för kort. Kopiera hela från butiken.",
  TOO_MANY_CONNECTIONS: "Ni kan inte ha fler kopplingar. Ta bort en först.",
} as const;
