import type { SendoutPlan } from "./sendouts-plan.ts";

const toTheClub = { label: "Till ditt kort", target: "" };
const together = 0;

/** The cafés' messages to members, the latest last. */
export const kaffebonanSendouts: readonly SendoutPlan[] = [
  {
    name: "Grattis på födelsedagen",
    daysAgo: 150,
    hour: 9,
    occasion: { kind: "BIRTHDAY", days: 0 },
    sms: null,
    email: {
      subject: "Grattis på födelsedagen, {firstName|vännen}!",
      preheader: "En dag att fira med något gott.",
      banner: null,
      text: "Hurra, {firstName|vännen}!\n\nEn födelsedag ska börja med kaffe. Kom förbi i dag, så ställer vi ett ljus i bullen.",
      button: toTheClub,
    },
    heldOutPercent: 0,
    drawsIn: 0.35,
  },
  {
    name: "Kaffe att ta med hem",
    daysAgo: 41,
    hour: 10,
    occasion: null,
    sms: null,
    email: {
      subject: "Vår rostning finns nu i påse",
      preheader: "Nyrostad varje vecka, malen som du vill ha den.",
      banner: null,
      text: "Hej {firstName|du}!\n\nFrån och med i dag finns **veckans rostning** i påse hos oss. Säg hur du brygger, så maler vi efter det.\n\nDu får poäng på bönorna, precis som på koppen.",
      button: { label: "Se menyn", target: "https://kaffebonan.example/meny" },
    },
    heldOutPercent: 25,
    drawsIn: 0.22,
  },
  {
    name: "Fika för två",
    daysAgo: 12,
    hour: 10,
    occasion: null,
    sms: null,
    email: {
      subject: "{firstName|Hej}, vem tar du med på fika?",
      preheader: "Två koppar, ett bord och en stund över.",
      banner: together,
      text: "Hej {firstName|du}!\n\nDet bästa med fika är den man delar den med. Ta med någon du tycker om, visa ditt kort i kassan och **samla poäng på allt ni tar**.\n\nJust nu har du {points} poäng.",
      button: toTheClub,
    },
    heldOutPercent: 25,
    drawsIn: 0.34,
  },
  {
    name: "Nybakat hela veckan",
    daysAgo: 4,
    hour: 11,
    occasion: null,
    sms: "Hej {firstName|du}! Hela veckan bakar vi kardemummabullar från klockan sju. Visa ditt kort, så får du poäng.",
    email: {
      subject: "Kardemumma i luften",
      preheader: "Nybakat från klockan sju, hela veckan.",
      banner: null,
      text: "Hej {firstName|du}!\n\nHela veckan bakar vi kardemummabullar från klockan sju. Kom medan plåten är varm.",
      button: toTheClub,
    },
    heldOutPercent: 0,
    drawsIn: 0.12,
  },
];
