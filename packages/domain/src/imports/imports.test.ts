import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkRow, type ImportClub } from "./check-row.ts";
import { recogniseColumns } from "./import-columns.ts";
import { readAnswer, readDate, readGender, readLanguage, readWhole } from "./read-values.ts";

const club: ImportClub = {
  today: Temporal.PlainDate.from("2026-11-21"),
  language: "sv",
  phonePrefix: "46",
  pointMonths: 12,
  locations: [
    { id: 7, name: "Stortorget" },
    { id: 8, name: "Möllan" },
  ],
  cards: [{ id: 3, places: 10 }],
  locationId: null,
  consentOn: null,
  consentWords: "",
};
const check = (cells: Parameters<typeof checkRow>[0], more: Partial<ImportClub> = {}) =>
  checkRow(cells, { ...club, ...more });
const problemsOf = (...given: Parameters<typeof check>) =>
  check(...given).problems.map(({ field, problem }) => `${field}: ${problem}`);

describe("columns", () => {
  const fieldsOf = (headings: string[], rows: string[][] = [], before: Parameters<typeof recogniseColumns>[3] = []) =>
    recogniseColumns(headings, rows, [{ id: 3, name: "Kaffekortet" }], before).map(({ field }) => field);

  test.each([
    [
      ["Förnamn", "Efternamn", "E-post", "Mobil"],
      ["firstName", "lastName", "email", "phone"],
    ],
    [
      ["First name", "Last Name", "E-mail address", "Phone"],
      ["firstName", "lastName", "email", "phone"],
    ],
    [
      ["Prénom", "Nom", "Courriel", "Téléphone"],
      ["firstName", "lastName", "email", "phone"],
    ],
    [
      ["Envois par e-mail", "Publicité par e-mail", "Envois par SMS"],
      ["marketingEmail", null, "marketingSms"],
    ],
    [
      ["Kaffekortet", "Poäng", "Kundnr"],
      ["stamps:3", "points", null],
    ],
  ])("are known by their headings: %j", (headings, fields) => {
    expect(fieldsOf(headings)).toEqual(fields);
  });

  test("are known by their cells where the heading says nothing, and no field is taken twice", () => {
    const rows = [
      ["anna@example.com", "070-123 45 67", "b@example.com"],
      ["", "+46701234568", "c@example.com"],
    ];
    expect(fieldsOf(["a", "b", "c"], rows)).toEqual(["email", "phone", null]);
  });

  test("are known as the club matched them before, left out as well; a card that is gone is not", () => {
    const before = [
      { heading: "Kundnr", field: "phone" as const },
      { heading: "E-post", field: null },
      { heading: "Gammalt kort", field: "stamps:99" as const },
    ];
    expect(fieldsOf(["KUNDNR", "e-post", "Gammalt kort"], [], before)).toEqual(["phone", null, null]);
  });
});

describe("values", () => {
  test.each([
    ["1985-04-12", "1985-04-12"],
    ["19850412", "1985-04-12"],
    ["12.4.1985", "1985-04-12"],
    ["12/04/1985", "1985-04-12"],
    ["2026-02-28 13:45", "2026-02-28"],
    ["2026-02-30", undefined],
    ["igår", undefined],
    ["850412-1234", undefined],
  ])("date %s", (text, date) => {
    expect(readDate(text)?.toString()).toBe(date);
  });

  test("every date is read back as it was written, in each way", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }), (at) => {
        const iso = at.toISOString().slice(0, 10);
        const [year, month, day] = iso.split("-");
        for (const text of [
          iso,
          `${year}${month}${day}`,
          `${day}/${month}/${year}`,
          `${Number(day)}.${Number(month)}.${year}`,
        ])
          expect(readDate(text)?.toString()).toBe(iso);
      }),
    );
  });

  test("numbers, answers, genders, languages", () => {
    expect(["1 240", "12,0", "0", "-3", "1,5", "många"].map(readWhole)).toEqual([1240, 12, 0, null, null, null]);
    expect(["Ja", "x", "NON", "0", "kanske"].map(readAnswer)).toEqual([true, true, false, false, null]);
    expect(["K", "Homme", "annat", "?"].map(readGender)).toEqual(["FEMALE", "MALE", "OTHER", null]);
    expect(["Svenska", "EN", "français", "de"].map(readLanguage)).toEqual(["sv", "en", "fr", null]);
  });
});

describe("a row", () => {
  test("is read with the apostrophes that kept its digits", () => {
    const { plan, problems } = check({
      firstName: " Anna ",
      phone: "'+46701234567",
      home: "möllan",
      points: "1 240",
      "stamps:3": "4",
      zipCode: "'01122",
    });
    expect(problems).toEqual([]);
    expect(plan).toMatchObject({ firstName: "Anna", phone: "+46701234567", locationId: 8, zipCode: "01122" });
    expect(plan).toMatchObject({ points: 1240, pointsThrough: "2027-11-20", stamps: [{ cardId: 3, stamps: 4 }] });
  });

  test("tells everything that is wrong with it, at its columns", () => {
    expect(problemsOf({})).toEqual(["null: ADDRESS_MISSING"]);
    expect(problemsOf({ email: "anna@", points: "många", birthday: "2030-01-01" })).toEqual([
      "email: INVALID_EMAIL",
      "birthday: DATE_IN_FUTURE",
      "points: INVALID_NUMBER",
    ]);
    const email = "a@example.com";
    expect(problemsOf({ email, points: "5", pointsThrough: "2026-11-20" })).toEqual(["pointsThrough: THROUGH_PASSED"]);
    expect(problemsOf({ email, points: "5", pointsThrough: "2026-11-21" })).toEqual([]);
    expect(problemsOf({ email, "stamps:3": "11", home: "Stortorget" })).toEqual(["stamps:3: TOO_MANY_STAMPS"]);
    expect(problemsOf({ email, "stamps:3": "1" })).toEqual(["home: STAMPS_NEED_LOCATION"]);
    expect(problemsOf({ email, "stamps:3": "1" }, { locationId: 7 })).toEqual([]);
    expect(problemsOf({ email, home: "Ingenstans" })).toEqual(["home: UNKNOWN_LOCATION"]);
    expect(problemsOf({ email, firstName: "x".repeat(61) })).toEqual(["firstName: TOO_LONG"]);
  });

  test("brings a yes to marketing with its day and words alone, a no always", () => {
    const yes = { email: "a@example.com", marketingEmail: "ja", marketingSms: "ja" };
    expect(check(yes)).toMatchObject({
      plan: { consents: [] },
      notes: ["CONSENT_WITHOUT_EVIDENCE", "CONSENT_WITHOUT_ADDRESS"],
    });
    const words = { consentOn: "2024-05-01", consentWords: "Ja tack till utskick" };
    expect(check({ ...yes, ...words }).plan.consents).toEqual([
      { channel: "EMAIL", given: true, on: "2024-05-01", words: "Ja tack till utskick" },
    ]);
    expect(check(yes, words).plan.consents).toHaveLength(1);
    const { consentOn, consentWords } = words;
    for (const half of [{ consentOn }, { consentWords }]) {
      expect(check({ ...yes, ...half })).toMatchObject({ plan: { consents: [] }, problems: [] });
    }
    expect(check({ ...yes, marketingEmail: "nej" }).plan.consents).toEqual([
      { channel: "EMAIL", given: false, on: null, words: "" },
    ]);
  });
});
