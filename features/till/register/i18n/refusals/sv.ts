export const sv = {
  NOTHING_TO_REGISTER: "Ange ett belopp, en stämpel eller en kupong",
  TOO_LATE_TO_UNDO: "Du kan ångra i 15 minuter. Gör en retur i stället.",
  AMOUNT_BELOW_MINIMUM: "Köpet är för litet för kupongen",
  VISIT_TOO_OLD: "Besöket är äldre än sju dagar och kan inte längre registreras",
  VISIT_IN_FUTURE: "Besökets tid har inte inträffat än. Kontrollera enhetens klocka.",
} as const;
