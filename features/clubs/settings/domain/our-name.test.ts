import { expect, test } from "vitest";
import { addressPassesForUs, passesForUs } from "./our-name.ts";

test.each([
  ...[
    "Stammis",
    "STAMMIS",
    " stammis ",
    "Stammis AB",
    "Stammis Support",
    "StammisSupport",
    "Team Stammis",
    "Café Stammis",
  ],
  ...[
    "S t a m m i s",
    "S.T.A.M.M.I.S",
    "Stammis™",
    "Stämmis",
    "Stamḿis",
    "Stámmís",
    "Ｓｔａｍｍｉｓ",
    "𝐒𝐭𝐚𝐦𝐦𝐢𝐬",
    "ⓢⓣⓐⓜⓜⓘⓢ",
  ],
  ...["Ѕtammіs", "Stаmmis", "Sτammis", "5tammis", "$tammi$", "Stamm1s", "Stammls", "St4mm1s", "Starnrnis"],
  ...["Stam\u200bmis", "Stammis-kundtjänst", "Stammmis", "Stammiss", "(stammis)", "Support/Stammis", "ſtammis"],
])("the name %j imitates the platform", (name) => expect(passesForUs(name)).toBe(true));

test.each([
  ...["Kaffebönan", "Söders stammisar", "För stammisar", "Stamgästen", "Stammen", "Mistral", "Stamina", "Ismats", ""],
  ...["Blomsterhandeln Iris", "Tammis bageri", "Bar Astam Misa"],
])("the name %j does not imitate the platform", (name) => expect(passesForUs(name)).toBe(false));

test.each(["stammis", "mystammis", "stammissupport", "stamm1s", "login5tammis", "starnmis"])(
  "the subdomain %s imitates the platform",
  (name) => expect(addressPassesForUs(name)).toBe(true),
);
test.each(["kaffebonan", "stamgasten", "iris", "misstam"])("the subdomain %s does not imitate the platform", (name) =>
  expect(addressPassesForUs(name)).toBe(false),
);
