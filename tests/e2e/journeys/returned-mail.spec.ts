import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { bringBack } from "../returned-mail.ts";
import { aSendout, noRules } from "../sendouts.ts";
import { expect, test } from "../test.ts";

test("a sendout’s mail bounces: its results count it, and the member’s page shows it", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "studs");
  const ellen = await joinClub(club, "Ellen", { emailNotification: true });
  await ask(club.merchant, "updateSendoutRules", { body: noRules });
  const { id } = await ask(club.merchant, "createSendout", { body: aSendout });
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });

  const line = (name: "sent" | "bounced") =>
    page
      .getByRole("region", { name: t("sendouts.numbers") })
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: t(`sendouts.lines.${name}`), exact: true }) });
  const recipient = page
    .getByRole("region", { name: t("sendouts.recipients") })
    .getByRole("row")
    .filter({ hasText: ellen.name });

  await test.step("the sendout is sent and counts as delivered", async () => {
    await page.goto(`/sendouts/${id}`);
    await page.getByRole("button", { name: t("sendouts.send"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("sendouts.send") })
      .click();
    await expect(recipient).toContainText(t("sendouts.recipientStates.SENT"));
    await expect(line("sent")).toContainText("1");
    await expect(line("bounced")).toHaveCount(0);
    await recipient.getByRole("link", { name: ellen.name }).click();
    await expect(page.getByText(t("timeline.glanceConsents.emailYes"))).toBeVisible();
    await expect(page.getByText(t("timeline.glanceConsents.emailBounced"))).toHaveCount(0);
  });

  await bringBack(request, id, ellen);

  await test.step("the member’s page shows that no mail is sent to the address", async () => {
    await page.reload();
    await expect(page.getByText(t("timeline.glanceConsents.emailBounced"))).toBeVisible();
    await look(page, "member whose mail came back");
  });

  await test.step("the sendout's results count the bounce", async () => {
    await page.goto(`/sendouts/${id}`);
    await expect(line("bounced")).toContainText(/100\s?%\s*1$/);
    await expect(recipient).toContainText(t("sendouts.reports.BOUNCED"));
    await look(page, "sendout of which a mail came back");
  });
});
