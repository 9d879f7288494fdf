import { seeAccessible } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { desktop, phone } from "../devices.ts";
import { expect, test } from "../test.ts";
import { unsubscribeIdOf } from "../unsubscribing.ts";

/** Messages are read on a phone; the page ends in light colours. */
const unsubscribeLooks = [
  ["phone", "dark", "colours"],
  ["phone", "light", "all"],
] as const;

test("a message’s link unsubscribes without a login, in the spec’s words", async ({ newPerson, request, look }) => {
  const club = await openClub(request, "avsluta", { language: "en" });
  const anna = await joinClub(club, "Anna");
  await ask(anna.asker, "updateProfile", { body: { emailNotification: true } });
  const id = await unsubscribeIdOf(club, anna, "EMAIL");
  const page = await newPerson(phone);
  const question = "Are you sure you want to unsubscribe from email notification from Café Solrosen?";
  await page.goto(`${club.address}/u/${id}`);
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
  await expect(page.getByText(`a•••@${anna.email.split("@")[1]}`)).toBeVisible();
  await look(page, "unsubscribe");
  await seeAccessible(page, "the question whether to unsubscribe", unsubscribeLooks);
  await page.getByRole("link", { name: "No", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goBack();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText(/^Unable to unsubscribe/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You are successfully unsubscribed from email notification")).toBeVisible();
  await expect(page).toHaveURL(/\/guest$/);
  expect((await ask(anna.asker, "getDetails", {})).emailNotification).toBe(false);

  await page.goto(`${club.address}/u/${id}`);
  await expect(page.getByRole("heading", { name: /^You don’t get email offers/ })).toBeVisible();
  await look(page, "unsubscribed");
  await seeAccessible(page, "who gets nothing any more", unsubscribeLooks);
});

test("unsubscribe links work for SMS, and fail for an id without a type or an invalid one", async ({
  newPerson,
  request,
  look,
}) => {
  const club = await openClub(request, "avslutasms", { language: "en" });
  const erik = await joinClub(club, "Erik");
  const id = await unsubscribeIdOf(club, erik, "SMS");
  const page = await newPerson(desktop);
  await page.goto(`${club.address}/u/0123`);
  await expect(page.getByRole("main").getByRole("status", { name: /^Loading/ })).toBeVisible();
  await page.goto(`${club.address}/u/${id}`);
  await expect(page.getByRole("heading", { name: /^You don’t get SMS offers/ })).toBeVisible();
  await page.goto(`${club.address}/u/e0000`);
  await expect(page.getByRole("heading", { name: "Unable to fetch profile" })).toBeVisible();
  await look(page, "no-such-id");
});
