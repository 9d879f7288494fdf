import {
  breakfastBanner,
  bunBanner,
  coffeeBanner,
  cupPicture,
  cupPlace,
  cupStamp,
  saladPicture,
  togetherBanner,
} from "./drawings.ts";
import { type CampaignPlan, type OffersPlan, type Season, seasonOf } from "./offers-plan.ts";

const menu = { label: "Se menyn", target: "https://kaffebonan.example/meny" };

const ofSeason: Record<Season, { name: string; description: string; message: string }> = {
  winter: {
    name: "Vinterns kaffe",
    description:
      "Kardemumma och apelsin i koppen så länge kylan håller i sig. 15 kronor av på en fika för minst 30 kronor.",
    message: "Kallt ute? Vinterns kaffe är här, och 15 kr av på en fika för minst 30 kr.",
  },
  spring: {
    name: "Vårens kaffe",
    description: "En lätt rostning från Etiopien med toner av blommor. 15 kronor av på en fika för minst 30 kronor.",
    message: "Vårens kaffe är här, och 15 kr av på en fika för minst 30 kr.",
  },
  summer: {
    name: "Sommarens iskaffe",
    description: "Kallbryggt över is, med eller utan mjölk. 15 kronor av på en fika för minst 30 kronor.",
    message: "Varmt ute? Iskaffet är här, och 15 kr av på en fika för minst 30 kr.",
  },
  autumn: {
    name: "Höstens kaffe",
    description: "En mörkare rostning för mörkare kvällar. 15 kronor av på en fika för minst 30 kronor.",
    message: "Höstens kaffe är här, och 15 kr av på en fika för minst 30 kr.",
  },
};

const [welcome, toThePastry] = [0, 1];
const plain = {
  button: null,
  value: null,
  welcomeMonths: null,
  message: "",
  status: "ACTIVE",
  isPublic: false,
} as const;

function campaignsOn(today: Temporal.PlainDate): CampaignPlan[] {
  const season = seasonOf(today);
  return [
    {
      ...plain,
      name: "Välkommen in",
      description: "Ny hos oss? En fika för minst 40 kronor blir 20 kronor billigare.",
      banner: togetherBanner,
      from: null,
      to: null,
      isPublic: true,
      welcomeMonths: 2,
      value: welcome,
      drawsIn: 0,
    },
    {
      ...plain,
      ...ofSeason[season],
      banner: coffeeBanner(season),
      button: menu,
      from: -20,
      to: 24,
      isPublic: true,
      value: toThePastry,
      drawsIn: 0.12,
    },
    {
      ...plain,
      name: "Ta med en vän",
      description: "Kom två till Davidshall en vardagskväll, så bjuder vi på påtåren.",
      banner: null,
      from: -12,
      to: null,
      drawsIn: 0.04,
    },
    {
      ...plain,
      name: "Frukostveckan",
      description: "Gröt, ägg och surdegsbröd till halva priset före klockan nio, hela veckan.",
      banner: breakfastBanner,
      button: menu,
      from: 9,
      to: 15,
      isPublic: true,
      message: "Nästa vecka är frukosten till halva priset före nio. Välkommen!",
      drawsIn: 0,
    },
    {
      ...plain,
      name: "Bullfesten",
      description: "Två kanelbullar till priset av en, så länge plåten räckte.",
      banner: bunBanner,
      from: -74,
      to: -60,
      isPublic: true,
      drawsIn: 0.3,
    },
    {
      ...plain,
      name: "Presentkort",
      description: "Ge bort en fika. Texten är inte klar än.",
      banner: null,
      from: 21,
      to: 48,
      status: "NEW",
      drawsIn: 0,
    },
  ];
}

/** The cafés' offers in addition to points. */
export const kaffebonanOffers: OffersPlan = {
  cards: [
    {
      name: "Kaffekortet",
      title: "Tionde kaffet på oss",
      subtitle: "Nio koppar, sedan bjuder vi",
      stampsAmount: 9,
      monthValidation: 6,
      reward: { name: "Valfri kaffe", description: "Brygg, latte eller cappuccino.", days: 90, picture: cupPicture },
      titleColor: "#7a3417",
      titleSize: "MEDIUM",
      subtitleColor: "#8f4f22",
      cardColor: "#f3dfc6",
      stampColor: "#b4532a",
      stamp: cupStamp,
      uncollected: cupPlace,
      status: "ACTIVE",
      category: 0,
      carriedBy: 0.62,
    },
    {
      name: "Lunchkortet",
      title: "Sjätte lunchen på oss",
      subtitle: "Gäller dagens sallad",
      stampsAmount: 5,
      monthValidation: 4,
      reward: { name: "Dagens lunch", description: "Sallad, bröd och bordsvatten.", days: 30, picture: saladPicture },
      titleColor: "#ffffff",
      titleSize: "LARGE",
      subtitleColor: "#eaf3df",
      cardColor: "#4c7a3d",
      stampColor: "#f7d774",
      stamp: null,
      uncollected: null,
      status: "ACTIVE",
      category: 2,
      carriedBy: 0.34,
    },
    {
      name: "Bönkortet",
      title: "Fjärde påsen på oss",
      subtitle: "Hela bönor, 250 gram",
      stampsAmount: 3,
      monthValidation: 12,
      reward: { name: "En påse bönor", description: "Den rostning du själv väljer.", days: 60, picture: null },
      titleColor: "#ffffff",
      titleSize: "SMALL",
      subtitleColor: "#f0d9bf",
      cardColor: "#3b2316",
      stampColor: "#e0a662",
      stamp: null,
      uncollected: null,
      status: "NEW",
      category: 3,
      carriedBy: 0,
    },
  ],
  values: [
    {
      name: "20 kr på en fika",
      description: "En gång, på ett köp av minst 40 kronor.",
      kronor: 20,
      atLeast: 40,
      totalLimit: null,
    },
    {
      name: "15 kr på en fika",
      description: "En gång för varje medlem, så länge de räcker.",
      kronor: 15,
      atLeast: 30,
      totalLimit: 300,
    },
  ],
  campaignsOn,
  returnReasons: { wholeReason: "Fel beställning slogs in", part: "Bakverket var slut" },
  openingReason: "Poäng från det gamla papperskortet",
  correction: { points: 100, reason: "Fick vänta länge på sin beställning" },
};
