import { seeOpen } from "../accessibility/open-things.ts";
import { joinClub, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { expect, test } from "../test.ts";

const reply = (subdomain: string, memberId: number, text: string) =>
  inDatabase(
    `insert into sms_reply (chain_id, member_id, text, received_at)
       select id, $2, $3, now() from chain where subdomain = $1`,
    [subdomain, memberId, text],
  );

test("a merchant reads members’ SMS replies, handles one, and turns off SMS after another", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "svar");
  const ellen = await joinClub(club, "Ellen");
  await inDatabase("update member set phone = '+46701740605', phone_notification = true where id = $1", [ellen.id]);
  await reply(club.subdomain, ellen.id, "Har ni öppet på lördag?");
  await reply(club.subdomain, ellen.id, "Kan ni sluta skicka så många sms, tack? Jag orkar inte läsa dem.");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/");
  const notice = page.getByRole("region", { name: t("sms.replies.waiting") });
  await expect(notice).toContainText(t("sms.replies.unread", { count: 2 }));
  await look(page, "notice on Today");
  await notice.getByRole("link", { name: t("sms.replies.read") }).click();
  await expect(page).toHaveURL(/\/sms/);
  const replies = page.getByRole("region", { name: t("sms.replies.title"), exact: true });
  const wish = replies.getByRole("listitem").filter({ hasText: "Kan ni sluta" });
  const question = replies.getByRole("listitem").filter({ hasText: "lördag" });
  await expect(replies.getByText(t("sms.replies.unread", { count: 2 }))).toBeVisible();
  await expect(wish.getByText(t("sms.replies.mayMeanStop"))).toBeVisible();
  await expect(question.getByText(t("sms.replies.mayMeanStop"))).toHaveCount(0);
  await replies.scrollIntoViewIfNeeded();
  await look(page, "unread");
  await page.setViewportSize(phone.viewport);
  await replies.scrollIntoViewIfNeeded();
  await look(page, "unread on a phone");

  await question.getByRole("button", { name: t("sms.replies.handled") }).click();
  await expect(replies.getByText(t("sms.replies.unread", { count: 1 }))).toBeVisible();
  await wish.getByRole("button", { name: t("sms.replies.turnOff") }).click();
  await seeOpen(page, "turning off SMS after a reply");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("sms.replies.confirm") })
    .click();
  await expect(wish).toContainText("Karin Sol");
  await expect(replies.getByText(t("sms.replies.new"))).toHaveCount(0);
  await look(page, "handled");
});
