import { describe, expect, test } from "vitest";
import { cellsByField, type ImportColumn, recogniseColumns } from "./import-columns.ts";

const cards = [{ id: 3, name: "Kaffekortet" }];
const fieldsOf = (headings: string[], rows: string[][] = [], before: ImportColumn[] = []) =>
  recogniseColumns(headings, rows, cards, before).map(({ field }) => field);

describe("recogniseColumns", () => {
  test.each([
    [
      ["Förnamn", "Efternamn", "E-post", "Mobil"],
      ["firstName", "lastName", "email", "phone"],
    ],
    [
      ["Prénom", "Nom", "Courriel", "Téléphone"],
      ["firstName", "lastName", "email", "phone"],
    ],
    [
      ["Envois par e-mail", "Publicité par e-mail", "Envois par SMS"],
      ["marketingEmail", "marketingEmail", "marketingSms"],
    ],
    [
      ["Kaffekortet", "Poäng", "Kundnr"],
      ["stamps:3", "points", null],
    ],
    [
      ["Kundnr", "Namn", "Postnummer", "Postort", "E-post"],
      [null, "name", "zipCode", "city", "email"],
    ],
    [
      ["Telefon (hem)", "Mobil [privat]", "Ort", "Stad"],
      ["phone", "phone", "city", null],
    ],
  ])("takes the fields of %j from the headings", (headings, fields) => {
    expect(fieldsOf(headings)).toEqual(fields);
  });

  test("takes the field from the cells when the heading matches no field", () => {
    const rows = [
      ["anna@example.com", "070-123 45 67", "b@example.com", "subscribed"],
      ["", "\u202d46701234568\u202c", "c@example.com", "cleaned"],
    ];
    expect(fieldsOf(["a", "b", "c", "d"], rows)).toEqual(["email", "phone", null, "marketingEmail"]);
  });

  test("takes a column headed E-post or SMS for consent when its cells are answers", () => {
    const rows = [
      ["kim@example.org", "0701740660", "Nej", "ja"],
      ["alex@example.org", "", "", "nej tack"],
    ];
    expect(fieldsOf(["Mejl", "Mobil", "E-post", "SMS"], rows)).toEqual([
      "email",
      "phone",
      "marketingEmail",
      "marketingSms",
    ]);
    expect(fieldsOf(["E-post", "SMS"], [["kim@example.org", "46701740660"]])).toEqual(["email", "phone"]);
    expect(fieldsOf(["E-post", "Mobil"], [["nej", "0701740660"]])).toEqual(["email", "phone"]);
  });

  test("does not read an amount of money as points", () => {
    expect(fieldsOf(["Saldo (kr)", "Poäng"])).toEqual([null, "points"]);
    expect(fieldsOf(["Saldo", "Antal poäng"])).toEqual([null, "points"]);
    expect(fieldsOf(["Balance", "E-post"])).toEqual(["points", "email"]);
    expect(fieldsOf(["Poäng (st)", "Solde [EUR]"])).toEqual(["points", null]);
  });

  test("does not read a customer number or a personal identity number as a phone number", () => {
    const rows = [["4612345678", "470512-1234", "0701740660"]];
    expect(fieldsOf(["Kundnr", "Person", "Nr"], rows)).toEqual([null, null, "phone"]);
  });

  test("does not read a customer’s status as consent if all its words have other meanings too", () => {
    expect(
      fieldsOf(
        ["E-post", "Status"],
        [
          ["kim@example.org", "Aktiv"],
          ["", "Avslutad"],
        ],
      ),
    ).toEqual(["email", null]);
  });

  test("reads a status column as consent if one status is an opt-out", () => {
    const rows = [
      ["kim@example.org", "Active"],
      ["alex@example.org", "Active"],
      ["bo@example.org", "Opt-out"],
    ];
    expect(fieldsOf(["Email", "Status"], rows)).toEqual(["email", "marketingEmail"]);
    expect(
      fieldsOf(
        ["email", "status"],
        [
          ["kim@example.org", "enabled"],
          ["", "blocklisted"],
        ],
      )[1],
    ).toBe("marketingEmail");
  });

  test("does not reuse an earlier choice for a numbered column, and distinguishes headings in other scripts", () => {
    const before: ImportColumn[] = [
      { heading: "1", field: "points" },
      { heading: "Имя", field: "firstName" },
    ];
    expect(fieldsOf(["1", "Имя", "Город"], [], before)).toEqual([null, "firstName", null]);
  });

  test("reuses the field that the club chose earlier for a heading, and the latest choice counts", () => {
    const before: ImportColumn[] = [
      { heading: "Kundnr", field: "phone" },
      { heading: "Kundnr", field: "points" },
      { heading: "E-post", field: null },
      { heading: "Gammalt kort", field: "stamps:99" },
    ];
    expect(fieldsOf(["KUNDNR", "e-post", "Gammalt kort"], [], before)).toEqual(["phone", null, null]);
  });
});

test("cellsByField gathers the cells of a field in the order of its columns, and drops columns without a field", () => {
  const columns: ImportColumn[] = [
    { heading: "Mobil", field: "phone" },
    { heading: "Kundnr", field: null },
    { heading: "Telefon", field: "phone" },
    { heading: "Född", field: "birthday", dateOrder: "MDY" },
  ];
  expect(cellsByField(columns, ["070", "17", "08", "4/5/1985"])).toEqual({
    phone: [{ text: "070" }, { text: "08" }],
    birthday: [{ text: "4/5/1985", dateOrder: "MDY" }],
  });
});
