import { goOn, seeAccessible } from "../accessibility/accessible.ts";
import { seeOpen } from "../accessibility/open-things.ts";
import { joinClub, openClub } from "../club.ts";
import { inDatabase, rowsIn } from "../database.ts";
import { enter } from "../demo.ts";
import { desktop } from "../devices.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";

const { office: t } = wordsIn("sv");

/** The list as bytes in the encoding that Swedish Excel writes. */
const list = Buffer.from(
  "F\u00f6rnamn;E-post;Po\u00e4ng\r\n\u00c5sa;asa@lista.example;1 240\r\nBo;bo@;\r\nCia;cia@lista.example;50\r\n",
  "latin1",
);

test("members are imported from a spreadsheet after a dry run, and the import can be undone", async ({
  newPerson,
  look,
  request,
}) => {
  const club = await openClub(request, "flytt");
  const page = await newPerson(desktop);
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/members/import");
  await page.locator("input[type=file]").setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer: list });
  await expect(page.getByLabel(t("imports.columnIs", { heading: "Po\u00e4ng" }))).toHaveValue("points");
  await seeAccessible(page, "a list's columns");
  await page.getByRole("button", { name: t("imports.tryRows", { count: 3 }) }).click();

  await expect(page.getByText(t("imports.problems.INVALID_EMAIL"))).toBeVisible();
  await look(page, "tried");
  await seeAccessible(page, "a list that was tried");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("imports.badRows", { count: 1 }) }).click();
  expect((await download).suggestedFilename()).toMatch(/^felaktiga rader-.*\.csv$/);

  await page.getByRole("button", { name: t("imports.takeIn", { count: 2 }) }).click();
  await expect(
    page.getByText(t("imports.doneWith", { count: 2, gifts: t("imports.points", { count: 1290 }) })),
  ).toBeVisible();
  await page.getByRole("button", { name: t("imports.undo") }).click();
  await seeOpen(page, "undoing an import");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("imports.undo") })
    .click();
  await expect(page.getByText(t("imports.undoneAll"))).toBeVisible();

  await test.step("the import reads a register with a title, MS-DOS letters, American dates and a landline number", async () => {
    await goOn(page, "/members/import");
    const rows = [
      "sep=;",
      "Kundregister Exempel AB;;;",
      "Namn;E-post;Telefon;F\u0094delsedag",
      "P\u0084r Sj\u0094gren;par@lista.example;040-611 00 00;4/5/1985",
      "\u008fsa \u0099berg;asa.o@lista.example;070-174 06 81;1/2/1990",
    ];
    const buffer = Buffer.from(`${rows.join("\r\n")}\r\n`, "latin1");
    await page.locator("input[type=file]").setInputFiles({ name: "register.csv", mimeType: "text/csv", buffer });
    await expect(page.getByLabel(t("imports.headingsOn"))).toHaveValue("1");
    await expect(page.getByRole("cell", { name: "P\u00e4r Sj\u00f6gren" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "3", exact: true })).toBeVisible();
    await expect(page.getByText(t("imports.needsDateOrder"))).toBeVisible();
    await seeAccessible(page, "a register as it was read");
    await look(page, "a register as it was read");
    await page.getByLabel(t("imports.dateOrderOf", { heading: "F\u00f6delsedag" })).selectOption("MDY");
    await page.getByRole("button", { name: t("imports.tryRows", { count: 2 }) }).click();
    const cell = page.getByRole("cell", { name: t("imports.problems.NOT_MOBILE") });
    await expect(cell).toContainText(t("imports.becomes.NEW"));
    await expect(page.getByRole("cell", { name: "3", exact: true })).toBeVisible();
    await look(page, "a register that was tried");
    await page.getByRole("button", { name: t("imports.takeIn", { count: 2 }) }).click();
    await expect(page.getByText(t("imports.doneText", { count: 2 }))).toBeVisible();
    const profile = "select first_name, last_name, birthday::text, phone from member where email = $1";
    expect(await rowsIn(profile, ["par@lista.example"])).toEqual([
      { first_name: "P\u00e4r", last_name: "Sj\u00f6gren", birthday: "1985-04-05", phone: null },
    ]);
  });

  await test.step("rows have the numbers of the spreadsheet, and a duplicate names the row of the same person", async () => {
    await goOn(page, "/members/import");
    const rows = [
      "sep=;",
      "Namn;E-post;Gatuadress",
      'Rut Ek;rut@lista.example;"Storgatan 1\nPort 2"',
      "Ros Alm;ros@lista.example;",
      "R. Ek;rut@lista.example;",
    ];
    const buffer = Buffer.from(`${rows.join("\r\n")}\r\n`);
    await page.locator("input[type=file]").setInputFiles({ name: "dubblett.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: t("imports.tryRows", { count: 3 }) }).click();
    const list = page.getByRole("table", { name: t("imports.rowsOf", { file: "dubblett.csv" }) });
    await page
      .getByRole("radiogroup", { name: t("imports.showRows") })
      .getByText(t("imports.outcomes.DUPLICATE", { count: 1 }))
      .click();
    await expect(list.getByText(t("imports.becomes.DUPLICATE", { line: "2" }))).toBeVisible();
    await expect(list.getByRole("cell", { name: "4", exact: true })).toBeVisible();
    await look(page, "a duplicate");
    await page.getByRole("button", { name: t("imports.throwAway") }).click();
  });

  await test.step("a file of another kind is refused with advice", async () => {
    await goOn(page, "/members/import");
    const buffer = Buffer.from("<html><table><tr><td>Kim</td></tr></table></html>");
    await page.locator("input[type=file]").setInputFiles({ name: "lista.xls", mimeType: "text/html", buffer });
    await expect(page.getByText(t("imports.fileProblems.WEB_PAGE"))).toBeVisible();
  });

  await test.step("a running import is stopped, and resumes", async () => {
    await goOn(page, "/members/import");
    const buffer = Buffer.from("E-post\r\ndag@lista.example\r\neva@lista.example\r\n");
    await page.locator("input[type=file]").setInputFiles({ name: "fler.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: t("imports.tryRows", { count: 2 }) }).click();
    await expect(page.getByRole("button", { name: t("imports.takeIn", { count: 2 }) })).toBeVisible();
    // Two rows are imported before the button can be pressed, so this simulates an import of many that has just begun.
    const id = new URL(page.url()).pathname.split("/").at(-1);
    expect(await inDatabase("update member_import set state = 'RUNNING', progress = 0 where id = $1", [id])).toBe(1);
    await page.reload();
    await page.getByRole("button", { name: t("imports.stop"), exact: true }).click();
    await expect(page.getByText(t("imports.stopped", { done: 0, total: 2 }))).toBeVisible();
    await look(page, "stopped");
    await page.getByRole("button", { name: t("imports.goOn"), exact: true }).click();
    await expect(page.getByText(t("imports.doneText", { count: 2 }))).toBeVisible();
  });

  await test.step("existing members get the values of their rows, and the import is undone", async () => {
    await goOn(page, "/members/import");
    const buffer = Buffer.from("E-post;Po\u00e4ng\r\ndag@lista.example;100\r\n");
    await page.locator("input[type=file]").setInputFiles({ name: "saldon.csv", mimeType: "text/csv", buffer });
    await page.getByLabel(t("imports.opens")).check();
    await seeAccessible(page, "points for members");
    await look(page, "points for members");
    await page.getByRole("button", { name: t("imports.tryRows", { count: 1 }) }).click();
    await expect(page.getByRole("cell", { name: t("imports.brings.points", { points: 100 }) })).toBeVisible();
    await page.getByRole("button", { name: t("imports.takeIn", { count: 0 }) }).click();
    await expect(page.getByText(t("imports.knownText", { gifts: t("imports.points", { count: 100 }) }))).toBeVisible();
    await look(page, "given to members");
    await page.getByRole("button", { name: t("imports.undo") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("imports.undo") })
      .click();
    await expect(page.getByText(t("imports.undoneAll"))).toBeVisible();
  });

  await test.step("the address of a former member who refused e-mail is imported without consent, and this is reported", async () => {
    const today = await joinClub(club, "Dag", { emailNotification: false });
    const former = "forr@lista.example";
    const earlier = `insert into earlier_address (chain_id, member_id, address, until)
      select id, $2, $3, '2099-12-31' from chain where subdomain = $1`;
    expect(await inDatabase(earlier, [club.subdomain, today.id, former])).toBe(1);
    await goOn(page, "/members/import");
    const buffer = Buffer.from(`F\u00f6rnamn;E-post;Nyhetsbrev\r\nEva;${former};ja\r\n`);
    await page.locator("input[type=file]").setInputFiles({ name: "nyhetsbrev.csv", mimeType: "text/csv", buffer });
    await page.getByLabel(t("imports.consentOn")).fill("2026-03-01");
    await page.getByLabel(t("imports.consentWords")).fill("Ja tack till nyhetsbrev");
    await page.getByRole("button", { name: t("imports.tryRows", { count: 1 }) }).click();
    const cell = page.getByRole("cell", { name: t("imports.notes.CONSENT_REFUSED_BEFORE") });
    await expect(cell).toContainText(t("imports.becomes.NEW"));
    await look(page, "refused before");
  });
});
