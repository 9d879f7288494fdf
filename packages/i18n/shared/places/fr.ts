import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  openUntil: "Ouvert jusqu’à {time}",
  openAllDay: "Ouvert 24\u00a0h/24",
  openUntilDay: "Ouvert jusqu’à {day}, {time}",
  closedNow: "Fermé",
  specialToday: "{name} aujourd’hui",
  closed: "fermé",
  special: "Horaires exceptionnels",
  opensAt: "Ouvre {day} à {time}",
  opensToday: "Ouvre aujourd’hui à {time}",
  hours: "Horaires d’ouverture",
  everyDay: "Tous les jours",
  dayRange: "{from}–{to}",
  allDay: "24\u00a0h/24",
  website: "Site web",
  directions: "Itinéraire",
};
