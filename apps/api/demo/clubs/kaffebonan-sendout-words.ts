import type { DemoWords } from "./in-languages.ts";

/** The cafés' messages to members in English and French. */
export const kaffebonanSendoutWords: DemoWords = {
  "Till ditt kort": ["To your card", "Votre carte"],
  "Grattis på födelsedagen, {firstName|vännen}!": [
    "Happy birthday, {firstName|friend}!",
    "Joyeux anniversaire, {firstName|cher membre} !",
  ],
  "En dag att fira med något gott.": ["A day for something good.", "Un jour à fêter avec une douceur."],
  "Hurra, {firstName|vännen}!\n\nEn födelsedag ska börja med kaffe. Kom förbi i dag, så ställer vi ett ljus i bullen.":
    [
      "Hooray, {firstName|friend}!\n\nA birthday should begin with coffee. Come by today, and we put a candle in your bun.",
      "Bravo, {firstName|cher membre} !\n\nUn anniversaire commence par un café. Passez aujourd’hui : nous mettrons une bougie sur votre brioche.",
    ],
  "Vår rostning finns nu i påse": ["Our roast now comes in bags", "Notre café se vend désormais en paquet"],
  "Nyrostad varje vecka, malen som du vill ha den.": [
    "Roasted every week, ground the way you like it.",
    "Torréfié chaque semaine, moulu à votre goût.",
  ],
  "Hej {firstName|du}!\n\nFrån och med i dag finns **veckans rostning** i påse hos oss. Säg hur du brygger, så maler vi efter det.\n\nDu får poäng på bönorna, precis som på koppen.":
    [
      "Hi {firstName|there}!\n\nFrom today, **the roast of the week** comes in bags. Tell us how you brew, and we grind it to match.\n\nThe beans earn you points, just as the cup does.",
      "Bonjour {firstName|à vous} !\n\nDès aujourd’hui, **la torréfaction de la semaine** se vend en paquet. Dites-nous comment vous le préparez, nous le moulons en conséquence.\n\nLes grains vous rapportent des points, comme la tasse.",
    ],
  "{firstName|Hej}, vem tar du med på fika?": [
    "{firstName|Hi}, who are you bringing for a fika?",
    "{firstName|Bonjour}, avec qui prenez-vous le goûter ?",
  ],
  "Två koppar, ett bord och en stund över.": [
    "Two cups, a table and a moment to spare.",
    "Deux tasses, une table et un moment à soi.",
  ],
  "Hej {firstName|du}!\n\nDet bästa med fika är den man delar den med. Ta med någon du tycker om, visa ditt kort i kassan och **samla poäng på allt ni tar**.\n\nJust nu har du {points} poäng.":
    [
      "Hi {firstName|there}!\n\nThe best of a fika is whom you share it with. Bring somebody you like, show your card at the till and **collect points on all of it**.\n\nRight now you have {points} points.",
      "Bonjour {firstName|à vous} !\n\nLe meilleur du goûter, c’est la compagnie. Venez avec quelqu’un que vous aimez, montrez votre carte en caisse et **cumulez des points sur le tout**.\n\nVous avez {points} points en ce moment.",
    ],
  "Hej {firstName|du}! Hela veckan bakar vi kardemummabullar från klockan sju. Visa ditt kort, så får du poäng.": [
    "Hi {firstName|there}! All week we bake cardamom buns from seven o'clock. Show your card and collect points.",
    "Bonjour {firstName|à vous} ! Toute la semaine, des brioches à la cardamome dès sept heures. Montrez votre carte et gagnez des points.",
  ],
  "Kardemumma i luften": ["Cardamom in the air", "Un parfum de cardamome"],
  "Nybakat från klockan sju, hela veckan.": [
    "Freshly baked from seven o'clock, all week.",
    "Tout frais dès sept heures, toute la semaine.",
  ],
  "Hej {firstName|du}!\n\nHela veckan bakar vi kardemummabullar från klockan sju. Kom medan plåten är varm.": [
    "Hi {firstName|there}!\n\nAll week we bake cardamom buns from seven o'clock. Come while the tray is warm.",
    "Bonjour {firstName|à vous} !\n\nToute la semaine, nous cuisons des brioches à la cardamome dès sept heures. Venez tant qu’elles sont chaudes.",
  ],
};
