import { goOn } from "../accessibility/accessible.ts";
import { seeOpen } from "../accessibility/open-things.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { enter } from "../demo.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

test("a birthday greeting starts from a template, gets an error at its field, is started and paused, and is listed", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "fodelsedag");
  await joinClub(club, "Ellen");
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto("/sendouts?sendouts=automatic");
  await expect(page.getByText(t("automaticSendouts.emptyTitle"))).toBeVisible();
  await look(page, "automatic sendouts, none as yet");
  await page.getByRole("link", { name: t("sendouts.createNew") }).click();
  const starters = page.getByRole("navigation", { name: t("automaticSendouts.begin") });
  await starters.getByRole("link", { name: t("automaticSendouts.kinds.BIRTHDAY") }).click();
  await expect(field(page, t("sendouts.smsText"))).not.toHaveValue("");
  const name = await field(page, t("sendouts.name")).inputValue();

  // An e-mail also starts from a template, and is previewed next to the form.
  await page.getByRole("checkbox", { name: t("sendouts.media.EMAIL") }).check();
  await page
    .getByRole("group", { name: t("sendouts.emailBegin") })
    .getByText(t("sendouts.emailStarters.BIRTHDAY"))
    .click();
  await page.getByRole("button", { name: t("sendouts.emailStyles.WARM") }).click();
  await expect(field(page, t("sendouts.subject"))).toBeFocused();
  const mail = page.getByRole("complementary", { name: t("sendouts.side") }).frameLocator("iframe:not([inert])");
  await expect(mail.getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("sendouts.emailStyles.WARM") })).toHaveCount(0);

  const days = field(page, t("automaticSendouts.amounts.BIRTHDAY"));
  await days.fill("31");
  await page.getByRole("button", { name: t("sendouts.saveDraft") }).click();
  await expect(page.getByText(t("automaticSendouts.amountWrong", { low: 0, high: 30 }))).toBeVisible();
  await days.fill("2");
  await field(page, t("automaticSendouts.at")).fill("10:30");
  const occasion = t("automaticSendouts.when.BIRTHDAY", { count: 2, at: "10:30" });
  await expect(page.getByText(`${occasion}.`)).toBeVisible();
  await look(page, "an automatic sendout");
  await page.getByRole("button", { name: t("sendouts.saveDraft") }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.getByRole("button", { name: t("automaticSendouts.start"), exact: true }).click();
  const asking = page.getByRole("dialog");
  await expect(asking.getByText(occasion)).toBeVisible();
  await asking.getByRole("button", { name: t("automaticSendouts.start"), exact: true }).click();
  await expect(page.getByText(t("automaticSendouts.on"), { exact: true })).toBeVisible();
  await expect(page.getByText(occasion)).toBeVisible();
  await look(page, "an automatic sendout that is on");
  await page.getByRole("button", { name: t("sendouts.doing.PAUSE") }).click();
  await expect(page.getByText(t("sendouts.states.PAUSED"), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t("automaticSendouts.change") }).click();
  await expect(page.getByText(t("automaticSendouts.changeText"))).toBeVisible();
  await expect(field(page, t("automaticSendouts.amounts.BIRTHDAY"))).toBeDisabled();
  // The back link leads to the sendout rather than to the list.
  await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute(
    "href",
    /\/sendouts\/\d+$/,
  );
  await field(page, t("automaticSendouts.at")).fill("11:45");
  await look(page, "an automatic sendout that is paused is changed");
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  const changed = t("automaticSendouts.when.BIRTHDAY", { count: 2, at: "11:45" });
  await expect(page.getByText(changed)).toBeVisible();

  // Simulates a sendout that was running when the club was restored from a backup.
  await inDatabase("update sendout set pause_reason = 'RESTORED' where name = $1 and state = 'PAUSED'", [name]);
  await page.goto("/sendouts?sendouts=automatic");
  await expect(page.getByText(t("heldSendouts.waiting", { count: 1 }))).toBeVisible();
  const release = page.getByRole("button", { name: t("heldSendouts.open") });
  const releasing = page.getByRole("dialog", { name: t("heldSendouts.title") });
  await release.click();
  await expect(releasing).toContainText(t("heldSendouts.atOnce", { count: 0 }));
  await expect(releasing.getByRole("listitem")).toContainText(name);
  await look(page, "letting go all that a restore holds");
  await seeOpen(page, "sendouts to let go");
  await releasing.getByRole("button", { name: t("heldSendouts.release") }).click();
  await expect(page.getByText(t("heldSendouts.released", { count: 1 }))).toBeVisible();
  await expect(release).toHaveCount(0);
  // Resumes the sendouts one by one as well.
  await inDatabase("update sendout set state = 'PAUSED', pause_reason = 'RESTORED' where name = $1", [name]);
  await page.goto("/sendouts?sendouts=automatic");
  await page.getByRole("row").filter({ hasText: name }).getByRole("link").click();
  await expect(page.getByText(t("sendouts.pauseReasons.RESTORED"))).toBeVisible();
  await page.getByRole("button", { name: t("sendouts.doing.RESUME") }).click();
  await expect(page.getByText(t("automaticSendouts.on"), { exact: true })).toBeVisible();

  await goOn(page, "/sendouts?sendouts=automatic");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(changed);
  await expect(row).toContainText(t("automaticSendouts.on"));
  await look(page, "the list of automatic sendouts");
  await goOn(page, "/sendouts");
  await expect(page.getByText(t("sendouts.emptyTitle"))).toBeVisible();

  await goOn(page, "/sendouts?sendouts=automatic");
  await row.getByRole("link").click();
  await page.getByRole("button", { name: t("automaticSendouts.stop") }).click();
  const stopping = page.getByRole("dialog", { name: t("automaticSendouts.stopTitle", { name }) });
  await look(page, "stopping an automatic sendout for good");
  await stopping.getByRole("button", { name: t("automaticSendouts.stop") }).click();
  await expect(page.getByText(t("automaticSendouts.stoppedWord"), { exact: true })).toBeVisible();
  await goOn(page, "/sendouts?sendouts=automatic&sendoutState=CANCELLED");
  await expect(row).toContainText(t("automaticSendouts.stoppedWord"));
  await look(page, "the list of stopped automatic sendouts");
});
