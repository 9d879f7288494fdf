import type { Random } from "../history/random.ts";
import { bouquetPicture, plantPicture, rosePicture } from "./drawings.ts";
import { irisOffers } from "./iris-offers.ts";
import { irisWords } from "./iris-words.ts";
import { irisLogo } from "./logos.ts";
import { type ClubPlan, isHoliday, type Moment, type Receipt } from "./plan.ts";

const [bouquet, plant, loose, gift] = [0, 1, 2, 3];
const weekdayWeights = [0, 0.7, 0.7, 0.8, 1, 1.7, 1.5, 0.6];
const monthWeights = [0, 0.7, 1, 1, 1.1, 1.3, 1.2, 0.6, 0.7, 0.9, 1, 1, 1.5];

/** Weights the days on which a florist is busy. */
function feastWeight({ month, day, dayOfWeek }: Temporal.PlainDate): number {
  if (month === 2 && (day === 13 || day === 14)) return 5;
  if (month === 3 && day === 8) return 2.5;
  if (month === 5 && dayOfWeek >= 6 && day >= 24) return 4;
  if (month === 6 && day <= 12) return 1.8;
  if ((month === 10 && day >= 30) || (month === 11 && day <= 6)) return 1.9;
  if (month === 12 && day >= 18) return 2;
  return 1;
}

const dayWeight = (on: Temporal.PlainDate) =>
  isHoliday(on) ? 0 : (weekdayWeights[on.dayOfWeek] ?? 1) * (monthWeights[on.month] ?? 1) * feastWeight(on);

const hourWeight = ({ hour }: Moment) => [4, 6, 7, 8, 6, 6, 7, 9, 8][hour - 9] ?? 1;

function receipt(random: Random, { on }: Moment): Receipt {
  const bought: [category: number, kronor: number][] = [];
  const isWinter = on.month === 12 || (on.month === 11 && on.day > 20);
  if (random.chance(feastWeight(on) > 1 ? 0.75 : 0.5)) {
    bought.push([bouquet, random.pick([249, 295, 295, 349, 395, 450, 595, 695])]);
  }
  if (random.chance(0.3))
    bought.push([plant, isWinter ? random.pick([79, 89, 129]) : random.pick([129, 159, 199, 249, 399])]);
  if (bought.length === 0 || random.chance(0.15)) bought.push([loose, random.pick([1, 3, 3, 5, 10]) * 35]);
  if (random.chance(0.1)) bought.push([gift, random.pick([59, 89, 149, 229])]);
  return {
    kronor: bought.reduce((sum, [, kronor]) => sum + kronor, 0),
    categories: [...new Set(bought.map(([category]) => category))],
  };
}

/** A small florist in Ystad. */
export const iris: ClubPlan = {
  seed: 1753,
  company: {
    name: "Blomsterhandeln Iris i Ystad AB",
    number: "5599900023",
    street: "Stora Östergatan 7",
    zipCode: "271 34",
    city: "Ystad",
    website: "https://blomsterhandeln.example",
  },
  commercialName: "Blomsterhandeln Iris",
  subdomain: "iris",
  brandColour: "#5f7f5c",
  logo: irisLogo,
  locations: [
    {
      name: "Ystad",
      commercialName: "Blomsterhandeln Iris",
      subpage: "ystad",
      street: "Stora Östergatan 7",
      zipCode: "271 34",
      city: "Ystad",
      phone: "040-628 04 20",
      email: "butiken@blomsterhandeln.example",
      hours: [
        { dayFrom: 1, dayTo: 5, timeFrom: "09:00", timeTo: "18:00" },
        { dayFrom: 6, dayTo: null, timeFrom: "09:00", timeTo: "15:00" },
        { dayFrom: 0, dayTo: null, timeFrom: "10:00", timeTo: "14:00" },
      ],
      weight: 1,
      streets: [
        ...["Lilla Norregatan", "Sladdergatan", "Regementsgatan", "Dammgatan"].map((street) => ({
          street,
          zipCode: "271 35",
          city: "Ystad",
        })),
        { street: "Österleden", zipCode: "271 50", city: "Ystad" },
        { street: "Skeppargatan", zipCode: "271 70", city: "Nybrostrand" },
      ],
    },
  ],
  categories: ["Buketter", "Krukväxter", "Snittblommor", "Presenter"],
  points: {
    name: "Blompoäng",
    description: "En poäng för varje krona, till alla som tycker om blommor. De gäller i tolv månader.",
    pointsPerKronaHundredths: 100,
    monthValidation: 12,
  },
  rewards: [
    { name: "En ros", description: "I den färg du själv väljer.", points: 400, picture: rosePicture },
    { name: "En tulpanbukett", description: "Tio tulpaner från Skåne.", points: 900, months: [1, 2, 3, 4] },
    {
      name: "En krukväxt",
      description: "En av veckans gröna, med råd på vägen.",
      points: 1_500,
      picture: plantPicture,
    },
    {
      name: "Säsongens bukett",
      description: "Bunden för hand av det vackraste vi har.",
      points: 3_000,
      picture: bouquetPicture,
    },
  ],
  offers: irisOffers,
  sendouts: [],
  words: irisWords,
  staff: [
    {
      firstName: "Iris",
      lastName: "Bergström",
      email: "iris@blomsterhandeln.example",
      role: "ROLE_MERCHANT",
      locations: [],
    },
    {
      firstName: "Agnes",
      lastName: "Palm",
      email: "agnes@blomsterhandeln.example",
      role: "ROLE_CASHIER",
      locations: [0],
    },
  ],
  members: 80,
  visitsPerWeek: 0.09,
  visitsPerWeekAtMost: 0.8,
  boughtCredits: 0,
  dayWeight,
  hourWeight,
  receipt,
};
