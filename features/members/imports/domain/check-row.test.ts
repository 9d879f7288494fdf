import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkRow, type ImportClub } from "./check-row.ts";
import { type ImportField, importFields } from "./import-fields.ts";

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
  nameOrder: "FIRST_NAME_FIRST",
};
type Cells = Partial<Record<ImportField, string | string[]>>;
function check(cells: Cells, choices: Partial<ImportClub> = {}) {
  const texts = Object.entries(cells).map(([field, cell]) => [field, [cell].flat().map((text) => ({ text }))]);
  return checkRow(Object.fromEntries(texts), { ...club, ...choices });
}
const email = "kim@example.org";
const notesOf = (cells: Cells, choices?: Partial<ImportClub>) =>
  check({ email, ...cells }, choices).notes.map(({ field, note }) => `${field}: ${note}`);

describe("a row identifies its person", () => {
  test("by an e-mail address and a mobile number as people write them", () => {
    expect(check({ email: " Kim <KIM@example.org>; old@example.org", phone: "'+46701740663" })).toMatchObject({
      plan: { email, phone: "+46701740663" },
      notes: [],
      problems: [],
    });
  });

  test.each([
    ["46701740670"],
    ["46 70 174 06 70"],
    ["0046701740670"],
    ["\u202d070-174\u00a006\u200b 70\u202c"],
    ["０７０‐１７４０６７０"],
  ])("by a number without its plus sign or with invisible characters: %j", (phone) => {
    expect(check({ phone })).toMatchObject({ plan: { phone: "+46701740670" }, notes: [], problems: [] });
  });

  test("by an address with invisible characters, with its domain in Unicode", () => {
    expect(check({ email: "\ufeffotto@xn--smrgs-pra0j.se\u200b" })).toMatchObject({
      plan: { email: "otto@smörgås.se" },
    });
  });

  test.each([
    [["08-123 45 67", "070-174 06 70"]],
    [["070-174 06 70", "08-123 45 67"]],
    [["08-123 45 67, 070-174 06 70"]],
    [["", "0701740670"]],
  ])("by the mobile number among several numbers: %j", (phone) => {
    expect(check({ phone })).toMatchObject({ plan: { phone: "+46701740670" }, notes: [], problems: [] });
  });

  test.each<[Cells, string[]]>([
    [{}, ["null: ADDRESS_MISSING"]],
    [{ email: "-", phone: "saknas" }, ["null: ADDRESS_MISSING"]],
    [{ email: "kim@" }, ["email: INVALID_EMAIL"]],
    [{ email: "kim@", phone: "12" }, ["email: INVALID_EMAIL", "phone: INVALID_PHONE"]],
    [{ phone: "0046 40 611 00 00" }, ["phone: NOT_MOBILE"]],
    [{ phone: "08-123 45 67" }, ["phone: NOT_MOBILE"]],
  ])("or is refused when it has no readable address: %j", (cells, problems) => {
    expect(check(cells).problems.map(({ field, problem }) => `${field}: ${problem}`)).toEqual(problems);
  });

  test("by one address when the other cannot be read, with a note", () => {
    expect(notesOf({ phone: "040-611 00 00" })).toEqual(["phone: NOT_MOBILE"]);
    expect(check({ email: "kim@", phone: "0701740670" })).toMatchObject({
      plan: { email: null, phone: "+46701740670" },
      notes: [{ field: "email", note: "INVALID_EMAIL" }],
      problems: [],
    });
  });
});

describe("a cell that cannot be read", () => {
  test.each<[Cells, string[]]>([
    [{ birthday: "igår" }, ["birthday: INVALID_DATE"]],
    [{ birthday: "04-12" }, ["birthday: YEAR_MISSING"]],
    [{ birthday: "2030-01-01" }, ["birthday: DATE_IN_FUTURE"]],
    [{ birthday: "1900-01-01" }, ["birthday: INVALID_DATE"]],
    [{ birthday: "0001-01-01" }, ["birthday: INVALID_DATE"]],
    [{ points: "många" }, ["points: INVALID_NUMBER"]],
    [{ points: "10000001" }, ["points: TOO_MANY_POINTS"]],
    [{ points: "5", pointsThrough: "2026-11-20" }, ["pointsThrough: THROUGH_PASSED"]],
    [{ points: "5", pointsThrough: "2026-11-21" }, []],
    [{ "stamps:3": "11", home: "Stortorget" }, ["stamps:3: TOO_MANY_STAMPS"]],
    [{ "stamps:3": "1" }, ["home: STAMPS_NEED_LOCATION"]],
    [{ "stamps:3": "1", home: "Stortorget" }, []],
    [{ home: "Ingenstans" }, ["home: UNKNOWN_LOCATION"]],
    [{ gender: "?", language: "de" }, ["language: UNKNOWN_LANGUAGE"]],
    [{ firstName: "x".repeat(61) }, ["firstName: TOO_LONG"]],
    [{ name: `${"x".repeat(61)} Alm` }, ["name: TOO_LONG"]],
    [{ marketingEmail: "kanske" }, ["marketingEmail: UNKNOWN_ANSWER"]],
  ])("in %j is left out with the notes %j", (cells, notes) => {
    expect(notesOf(cells)).toEqual(notes);
    expect(check({ email, ...cells }).problems).toEqual([]);
  });

  test("never refuses its row, except in an address column", () => {
    const others = importFields.filter((field) => field !== "email" && field !== "phone");
    const cells = fc.dictionary(
      fc.constantFrom(...others, "stamps:3"),
      fc.oneof(fc.string(), fc.string({ maxLength: 700 })),
    );
    fc.assert(fc.property(cells, (row) => check({ ...row, email }).problems.length === 0));
  });
});

describe("a row gives", () => {
  test("the values of its cells, without the apostrophes that preserved their digits", () => {
    const { plan, notes } = check({
      email,
      firstName: " Anna ",
      home: "möllan",
      points: "1 240",
      "stamps:3": "4",
      zipCode: "'01122",
      street: ["Storgatan 1", "lgh 1102"],
    });
    expect(notes).toEqual([]);
    expect(plan).toMatchObject({ firstName: "Anna", locationId: 8, zipCode: "01122", street: "Storgatan 1, lgh 1102" });
    expect(plan).toMatchObject({ points: 1240, pointsThrough: "2027-11-20", stamps: [{ cardId: 3, stamps: 4 }] });
  });

  test("the values of cells in quotation marks, and a postal code without decimals", () => {
    const cells = { email: "'kim@example.org'", firstName: "“Åsa”", lastName: "'t Hooft", zipCode: "22350,0" };
    expect(check({ ...cells, phone: "'0701740660'" })).toMatchObject({
      plan: { email, firstName: "Åsa", lastName: "'t Hooft", zipCode: "22350", phone: "+46701740660" },
      notes: [],
    });
  });

  test.each<[Cells, Partial<ImportClub>, string, string]>([
    [{ name: "Kim Alm" }, {}, "Kim", "Alm"],
    [{ name: "Alm Kim" }, { nameOrder: "LAST_NAME_FIRST" }, "Kim", "Alm"],
    [{ name: "Kim Alm", firstName: "Alex", lastName: "Bo" }, {}, "Alex", "Bo"],
    [{ name: "Exempel AB" }, {}, "Exempel AB", ""],
  ])("the name of %j", (cells, choices, firstName, lastName) => {
    expect(check({ email, ...cells }, choices).plan).toMatchObject({ firstName, lastName });
  });

  test("points until the last allowed day, with a note, when the cell has a later day", () => {
    const { plan, notes } = check({ email, points: "5", pointsThrough: "2099-01-01" });
    expect(plan.points).toBe(5);
    expect(Temporal.PlainDate.compare(plan.pointsThrough ?? "", "2099-01-01")).toBe(-1);
    expect(notes).toEqual([{ field: "pointsThrough", note: "THROUGH_TOO_FAR" }]);
  });
});

describe("consent to marketing", () => {
  const evidence = { consentOn: "2024-05-01", consentWords: "Ja tack till utskick" };
  const channelsOf = (cells: Cells, choices?: Partial<ImportClub>) =>
    check({ email, ...cells }, choices).plan.consents.map(
      ({ channel, given: hasConsent }) => `${channel} ${hasConsent}`,
    );

  test("counts as given if the row has its day, its text and an address in the channel", () => {
    const cells = { marketingEmail: "ja", marketingSms: "ja" };
    expect(check({ email, ...cells, ...evidence }).plan.consents).toEqual([
      { channel: "EMAIL", given: true, on: "2024-05-01", words: "Ja tack till utskick" },
    ]);
    expect(notesOf({ ...cells, ...evidence })).toEqual(["null: CONSENT_WITHOUT_ADDRESS"]);
    expect(channelsOf({ marketingEmail: "ja" }, evidence)).toEqual(["EMAIL true"]);
  });

  test("is noted and not given if its day or its text is missing", () => {
    for (const half of [{}, { consentOn: "2024-05-01" }, { consentWords: "Ja tack" }]) {
      expect(channelsOf({ marketingEmail: "ja", ...half })).toEqual([]);
      expect(notesOf({ marketingEmail: "ja", ...half })).toEqual(["null: CONSENT_WITHOUT_EVIDENCE"]);
    }
    expect(channelsOf({ marketingEmail: "ja", consentOn: "1900-01-01", consentWords: "Ja tack" })).toEqual([]);
  });

  test.each<[Cells, string[]]>([
    [{ marketingEmail: "nej" }, ["EMAIL false"]],
    [{ marketingEmail: "unsubscribed" }, ["EMAIL false"]],
    [{ marketingEmail: "cleaned" }, ["EMAIL false"]],
    [{ marketingEmail: ["subscribed", "nej"] }, ["EMAIL false"]],
    [{ marketingEmail: "subscribed", optOutEmail: "2024-06-01 10:22:33" }, ["EMAIL false"]],
    [{ marketingEmail: "subscribed", optOutEmail: "FALSE" }, ["EMAIL true"]],
    [{ optOutSms: "ja" }, ["SMS false"]],
    [{ optOut: "x" }, ["EMAIL false", "SMS false"]],
    [{ marketingEmail: "" }, []],
    [{ marketingEmail: ["subscribed", "Nej tack"] }, ["EMAIL false"]],
    [{ marketingEmail: ["subscribed", "hör av er först"] }, []],
  ])("is overruled by any refusal in the row: %j gives %j", (cells, consents) => {
    expect(channelsOf({ ...cells, ...evidence })).toEqual(consents);
  });
});
