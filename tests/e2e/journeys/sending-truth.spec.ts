import { seeAndLeave, seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { field } from "../fields.ts";
import { linksTo } from "../outbox.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";

test("a sendout’s editor and its start tell the credits, the kronor, the quiet hours and the test before anything is sent", async ({
  newPerson,
  request,
  look,
}) => {
  const { office: t, club: m } = wordsIn("sv");
  const club = await openClub(request, "sanning");
  const ellen = await joinClub(club, "Ellen", { emailNotification: true });
  const email = {
    version: 1 as const,
    subject: "Höstmys",
    preheader: "",
    translations: {},
    blocks: [{ kind: "TEXT" as const, text: "Välkommen in", translations: {} }],
  };
  const sms = { text: "Nybakat i dag.", link: "", translations: {} };
  const choices = {
    selectionId: null,
    campaignId: null,
    senderName: "",
    sendAt: null,
    automatic: null,
    heldOutPercent: 0,
  };
  const body = { ...choices, name: "Höstmys", media: ["SMS" as const, "EMAIL" as const], sms, email };
  const { id } = await ask(club.merchant, "createSendout", { body });
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));

  await test.step("an SMS shows its length with the stop link, its credits, and what makes it cheaper", async () => {
    await page.goto(`/sendouts/${id}`);
    // The e-mail's text has the same label, and comes after the SMS.
    const smsText = field(page, t("sendouts.smsText")).first();
    await smsText.fill("a".repeat(155));
    await expect(page.getByText(t("sendouts.perMessage", { credits: 2 }))).toBeVisible();
    await expect(page.getByText(/kortare text kostar 1 kredit/)).toBeVisible();
    await look(page, "an SMS of two credits");
    await smsText.fill("Nybakat i dag.");
    await expect(page.getByText(t("sendouts.perMessage", { credits: 1 }))).toBeVisible();
    await expect(page.getByText(/kortare text kostar 1 kredit/)).toHaveCount(0);
  });

  await test.step("a test is saved and sent first, and its unsubscribe link opens an example", async () => {
    await page.getByRole("button", { name: t("sendouts.testMe"), exact: true }).click();
    await seeOpen(page, "the media of a test", "menu");
    await page.getByRole("menuitem", { name: t("sendouts.test.EMAIL") }).click();
    const notice = page.getByRole("status").getByText(/\S+@\S+/);
    await expect(notice).toBeVisible();
    const address = /\S+@\S+/.exec(await notice.innerText())?.[0] ?? "";
    const link = (await linksTo(request, address)).find((each) => each.includes("/u/e")) ?? "";
    const reader = await newPerson(phone);
    await reader.goto(`${club.address}/u/${link.split("/").at(-1)}`);
    await expect(reader.getByText(m("unsubscribing.example"))).toBeVisible();
    await look(reader, "the unsubscribe link of a test");
    await reader.getByRole("button", { name: m("unsubscribing.unsubscribe") }).click();
    await expect(reader.getByText(m("unsubscribing.exampleDone"))).toBeVisible();
  });

  await test.step("the start tells the end of quiet hours, and the cost in kronor, and quotes the name", async () => {
    const rules = await ask(club.merchant, "getSendoutRules", {});
    const quietHours = { from: "00:00", to: "23:59" };
    await ask(club.merchant, "updateSendoutRules", { body: { ...rules, quietHours } });
    await page.getByRole("button", { name: t("sendouts.send"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("sendouts.startTitle", { name: "Höstmys" }) });
    await expect(dialog.getByText(/^Tysta timmar: det skickas .*23:59\.$/)).toBeVisible();
    await expect(dialog.getByText(/ungefär 0\skr utan moms/)).toBeVisible();
    expect(t("sendouts.startTitle", { name: "Höstmys" })).toContain("”Höstmys”");
    await seeAndLeave(page, "starting a sendout in quiet hours");
    await page.getByRole("button", { name: t("sendouts.removeOne"), exact: true }).click();
    await seeAndLeave(page, "removing a sendout");
  });

  await test.step("a start beyond the credits is refused at the box that skips recipients, and started once ticked", async () => {
    await inDatabase("update member set phone = '+46701740612' where id = $1", [ellen.id]);
    await ask(ellen.asker, "updateProfile", { body: { phoneNotification: true } });
    await ask(club.merchant, "setSmsMonthLimit", { body: { monthLimit: 0 } });
    await page.reload();
    await page.getByRole("button", { name: t("sendouts.send"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("sendouts.startTitle", { name: "Höstmys" }) });
    const box = dialog.getByRole("checkbox", { name: t("sendoutCredits.leavesOut") });
    await expect(box).toBeVisible();
    const send = dialog.getByRole("button", { name: t("sendouts.send"), exact: true });
    await send.click();
    const needed = dialog.getByText(t("sendoutCredits.needed.SMS_MONTH_LIMIT"));
    await expect(needed).toBeVisible();
    await expect(box).toBeFocused();
    await look(page, "too few SMS credits");
    await box.check();
    await expect(needed).toHaveCount(0);
    await send.click();
    await expect(page.getByText(t("sendouts.started", { name: "Höstmys" }))).toBeVisible();
  });
});
