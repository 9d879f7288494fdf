import { bouquetBanner, bouquetPicture, flowerPlace, flowerStamp, plantsBanner, roseBanner } from "./drawings.ts";
import { type CampaignPlan, type OffersPlan, type Season, seasonOf } from "./offers-plan.ts";

const bouquets = { label: "Se buketterna", target: "https://blomsterhandeln.example/buketter" };

const ofSeason: Record<Season, { name: string; description: string; message: string }> = {
  winter: {
    name: "Vinterns buketter",
    description: "Amaryllis, hyacinter och eukalyptus. 50 kronor av vid köp för minst 200 kronor.",
    message: "Vinterns buketter är här: 50 kr av från 200 kr.",
  },
  spring: {
    name: "Vårens buketter",
    description: "Tulpaner, ranunkler och påskliljor från Skåne. 50 kronor av vid köp för minst 200 kronor.",
    message: "Vårens buketter är här: 50 kr av från 200 kr.",
  },
  summer: {
    name: "Sommarens buketter",
    description: "Pioner, riddarsporrar och blåklint. 50 kronor av vid köp för minst 200 kronor.",
    message: "Sommarens buketter är här: 50 kr av från 200 kr.",
  },
  autumn: {
    name: "Höstens buketter",
    description: "Dahlior, astrar och rönn. 50 kronor av vid köp för minst 200 kronor.",
    message: "Höstens buketter är här: 50 kr av från 200 kr.",
  },
};

const toTheBouquet = 0;
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
      name: "En ros på köpet",
      description: "Som ny medlem får du en ros när du handlar, i den färg du själv väljer.",
      banner: roseBanner,
      from: null,
      to: null,
      isPublic: true,
      welcomeMonths: 3,
      drawsIn: 0,
    },
    {
      ...plain,
      ...ofSeason[season],
      banner: bouquetBanner(season),
      button: bouquets,
      from: -32,
      to: 20,
      isPublic: true,
      value: toTheBouquet,
      drawsIn: 0.15,
    },
    {
      ...plain,
      name: "Gröna fönster",
      description: "Tre krukväxter till priset av två, med råd om ljus och vatten.",
      banner: plantsBanner,
      from: -110,
      to: -80,
      isPublic: true,
      drawsIn: 0.25,
    },
    {
      ...plain,
      name: "Bind din egen krans",
      description: "En kväll i butiken med grönt, snöre och kaffe. Bara för medlemmar.",
      banner: null,
      from: 12,
      to: 12,
      message: "Bind din egen krans hos oss. Tolv platser, bara för medlemmar.",
      drawsIn: 0,
    },
  ];
}

/** The florist's offers in addition to points. */
export const irisOffers: OffersPlan = {
  cards: [
    {
      name: "Bukettkortet",
      title: "Sjätte buketten på oss",
      subtitle: "Fem buketter på ett år",
      stampsAmount: 5,
      monthValidation: 12,
      reward: {
        name: "Liten bukett",
        description: "Bunden av det vackraste i butiken den dagen.",
        days: 60,
        picture: bouquetPicture,
      },
      titleColor: "#4a3f78",
      titleSize: "MEDIUM",
      subtitleColor: "#5f7f5c",
      cardColor: "#eef2ea",
      stampColor: "#7a67b5",
      stamp: flowerStamp,
      uncollected: flowerPlace,
      status: "ACTIVE",
      category: 0,
      carriedBy: 0.7,
    },
  ],
  values: [
    {
      name: "50 kr på ditt köp",
      description: "En gång för varje medlem, vid köp för minst 200 kronor.",
      kronor: 50,
      atLeast: 200,
      totalLimit: 100,
    },
  ],
  campaignsOn,
  returnReasons: { wholeReason: "Krukan var sprucken", part: "En av plantorna hade ohyra" },
  openingReason: "Poäng från det gamla papperskortet",
  correction: { points: 150, reason: "Buketten kom en dag för sent" },
};
