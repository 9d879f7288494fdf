export const sv = {
  NO_PLAN_OFFERED: "Det finns ingen prisplan att välja just nu. Hör av dig till oss.",
  ALREADY_SUBSCRIBED: "Abonnemanget är redan i gång.",
  NOT_SUBSCRIBED: "Det finns inget abonnemang att avsluta.",
} as const;
