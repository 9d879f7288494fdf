import type { Random } from "../history/random.ts";
import { bunPicture, cupPicture, saladPicture, togetherPicture } from "./drawings.ts";
import { kaffebonanOffers } from "./kaffebonan-offers.ts";
import { kaffebonanSendouts } from "./kaffebonan-sendouts.ts";
import { kaffebonanWords } from "./kaffebonan-words.ts";
import { kaffebonanLogo } from "./logos.ts";
import { type ClubPlan, isHoliday, type Moment, type Receipt } from "./plan.ts";

const [coffee, pastry, lunch, shop] = [0, 1, 2, 3];
const weekdayWeights = [0, 1, 0.98, 1.02, 1.06, 1.25, 1.18, 0.86];
/** Lund is a town of students: quiet in July, full in September. */
const monthWeights = [0, 0.94, 1.04, 1, 1, 1.02, 0.9, 0.68, 0.86, 1.12, 1.14, 1.08, 1.02];

function dayWeight(on: Temporal.PlainDate): number {
  if (isHoliday(on)) return 0;
  const { month, day, dayOfWeek } = on;
  // Cinnamon bun day and Saint Lucy's Day.
  const feast = (month === 10 && day === 4) || (month === 12 && day === 13) ? 1.7 : 1;
  return (weekdayWeights[dayOfWeek] ?? 1) * (monthWeights[month] ?? 1) * feast;
}

/** Weekdays peak at breakfast, lunch and three o'clock; weekends in the late morning. */
function hourWeight({ on, hour }: Moment): number {
  if (on.dayOfWeek >= 6) return [3, 5, 8, 9, 8, 8, 9, 7, 4, 2][hour - 8] ?? 1;
  return [4, 9, 10, 6, 5, 8, 9, 6, 8, 9, 6, 4, 2, 1][hour - 6] ?? 1;
}

function receipt(random: Random, { on, hour }: Moment): Receipt {
  const bought: [category: number, kronor: number][] = [];
  const cup = () => bought.push([coffee, random.pick([35, 38, 38, 45, 48, 48, 52, 55])]);
  const bun = () =>
    bought.push([pastry, on.month <= 3 && random.chance(0.4) ? 49 : random.pick([29, 34, 36, 36, 39, 45])]);
  const meal = () => bought.push([lunch, hour < 10 ? random.pick([49, 59, 65]) : random.pick([89, 109, 119, 129])]);
  const isLunch = hour >= 11 && hour < 14 && on.dayOfWeek <= 6;
  const company = random.chance(hour >= 14 || on.dayOfWeek >= 6 ? 0.34 : 0.1) ? 2 : 1;
  for (let guest = 0; guest < company; guest++) {
    if (isLunch && random.chance(0.62)) meal();
    else if (hour < 10 && random.chance(0.24)) meal();
    if (random.chance(isLunch ? 0.5 : 0.93)) cup();
    if (random.chance(hour >= 13 ? 0.66 : 0.3)) bun();
  }
  if (random.chance(0.035)) bought.push([shop, random.pick([119, 139, 149, 159])]);
  if (bought.length === 0) cup();
  return {
    kronor: bought.reduce((sum, [, kronor]) => sum + kronor, 0),
    categories: [...new Set(bought.map(([category]) => category))],
  };
}

const inLund = (street: string, zipCode: string) => ({ street, zipCode, city: "Lund" });
const inMalmo = (street: string, zipCode: string) => ({ street, zipCode, city: "Malmö" });
const lund = [
  ...["Grönegatan", "Bredgatan", "Tomegapsgatan", "Magle Lilla Kyrkogata"].map((street) => inLund(street, "223 50")),
  ...["Kävlingevägen", "Trollebergsvägen", "Karhögstorg"].map((street) => inLund(street, "222 29")),
  ...["Dalbyvägen", "Östra Vallgatan", "Råbyvägen"].map((street) => inLund(street, "224 60")),
  { street: "Storgatan", zipCode: "245 31", city: "Staffanstorp" },
];
const malmo = [
  ...["Södra Förstadsgatan", "Kristianstadsgatan", "Bergsgatan"].map((street) => inMalmo(street, "214 22")),
  ...["Fersens väg", "Regementsgatan", "Rönneholmsvägen"].map((street) => inMalmo(street, "211 47")),
  ...["Limhamnsvägen", "Linnégatan"].map((street) => inMalmo(street, "216 13")),
  { street: "Lommavägen", zipCode: "234 31", city: "Lomma" },
];

/** A chain of three cafés in Lund and Malmö. */
export const kaffebonan: ClubPlan = {
  seed: 1710,
  company: {
    name: "Kaffebönan i Skåne AB",
    number: "5599900015",
    street: "Stora Södergatan 12",
    zipCode: "222 23",
    city: "Lund",
    website: "https://kaffebonan.example",
  },
  commercialName: "Kaffebönan",
  subdomain: "kaffebonan",
  brandColour: "#b4532a",
  logo: kaffebonanLogo,
  locations: [
    {
      name: "Stortorget",
      commercialName: "Kaffebönan Stortorget",
      subpage: "stortorget",
      street: "Stora Södergatan 12",
      zipCode: "222 23",
      city: "Lund",
      phone: "040-628 04 10",
      email: "stortorget@kaffebonan.example",
      hours: [
        { dayFrom: 1, dayTo: 5, timeFrom: "07:00", timeTo: "18:30" },
        { dayFrom: 6, dayTo: null, timeFrom: "09:00", timeTo: "17:00" },
        { dayFrom: 0, dayTo: null, timeFrom: "10:00", timeTo: "16:00" },
      ],
      weight: 5,
      streets: lund,
    },
    {
      name: "Centralen",
      commercialName: "Kaffebönan Lund C",
      subpage: "centralen",
      street: "Bangatan 8",
      zipCode: "222 21",
      city: "Lund",
      phone: "040-628 04 11",
      email: "centralen@kaffebonan.example",
      hours: [
        { dayFrom: 1, dayTo: 5, timeFrom: "06:30", timeTo: "19:00" },
        { dayFrom: 6, dayTo: 0, timeFrom: "08:00", timeTo: "17:00" },
      ],
      weight: 3,
      streets: lund,
    },
    {
      name: "Davidshall",
      commercialName: "Kaffebönan Davidshall",
      subpage: "davidshall",
      street: "Davidshallsgatan 21",
      zipCode: "211 45",
      city: "Malmö",
      phone: "040-628 04 12",
      email: "davidshall@kaffebonan.example",
      hours: [
        { dayFrom: 1, dayTo: 5, timeFrom: "07:30", timeTo: "19:00" },
        { dayFrom: 6, dayTo: 0, timeFrom: "09:00", timeTo: "18:00" },
      ],
      weight: 4,
      streets: malmo,
    },
  ],
  categories: ["Kaffe och te", "Bakverk", "Frukost och lunch", "Kaffebönor"],
  points: {
    name: "Kaffepoäng",
    description: "En poäng för varje krona, vid varje köp. De gäller i tolv månader.",
    pointsPerKronaHundredths: 100,
    monthValidation: 12,
  },
  rewards: [
    {
      name: "En kanelbulle",
      description: "Bakad på smör och kardemumma, varje morgon.",
      points: 350,
      picture: bunPicture,
    },
    {
      name: "En semla",
      description: "Med mandelmassa och vispgrädde. Så länge säsongen varar.",
      points: 400,
      months: [1, 2, 3],
    },
    {
      name: "En cappuccino",
      description: "Eller något annat ur menyn på espresso och mjölk.",
      points: 450,
      picture: cupPicture,
    },
    {
      name: "En lunchsallad",
      description: "Dagens sallad med bröd och bordsvatten.",
      points: 1_000,
      picture: saladPicture,
    },
    {
      name: "Fika för två",
      description: "Två koppar och två bakverk att dela med någon du tycker om.",
      points: 1_400,
      picture: togetherPicture,
    },
  ],
  offers: kaffebonanOffers,
  sendouts: kaffebonanSendouts,
  words: kaffebonanWords,
  staff: [
    {
      firstName: "Maria",
      lastName: "Holmgren",
      email: "maria@kaffebonan.example",
      role: "ROLE_MERCHANT",
      locations: [],
    },
    {
      firstName: "Amir",
      lastName: "Haddad",
      email: "amir@kaffebonan.example",
      role: "ROLE_LOCAL_MERCHANT",
      locations: [2],
    },
    { firstName: "Tove", lastName: "Nyström", email: "tove@kaffebonan.example", role: "ROLE_CASHIER", locations: [0] },
    {
      firstName: "Hampus",
      lastName: "Ek",
      email: "hampus@kaffebonan.example",
      role: "ROLE_CASHIER",
      locations: [0, 1],
    },
    { firstName: "Selma", lastName: "Björk", email: "selma@kaffebonan.example", role: "ROLE_CASHIER", locations: [1] },
    { firstName: "Jasmin", lastName: "Ali", email: "jasmin@kaffebonan.example", role: "ROLE_CASHIER", locations: [2] },
    { firstName: "Leo", lastName: "Dahl", email: "leo@kaffebonan.example", role: "ROLE_CASHIER", locations: [2] },
  ],
  members: 300,
  visitsPerWeek: 0.14,
  visitsPerWeekAtMost: 4.5,
  boughtCredits: 500,
  dayWeight,
  hourWeight,
  receipt,
};
