import type { APIRequestContext } from "@playwright/test";
import { seeAccessible } from "../accessibility/accessible.ts";
import { officeAddress } from "../addresses.ts";
import { joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { messagesTo } from "../outbox.ts";
import { expect, test } from "../test.ts";

/** Returns the code in the subject of the newest message to an address. */
async function newestCode(request: APIRequestContext, recipient: string): Promise<string> {
  const codeOf = async () => {
    const [newest] = await messagesTo(request, recipient);
    const answer = await request.get(`${officeAddress}/api/outbox/messages/${newest?.id}`);
    const { subject } = (await answer.json()) as { subject: string };
    return /\d{6}/.exec(subject)?.[0] ?? "";
  };
  await expect.poll(codeOf).not.toBe("");
  return codeOf();
}

test("a member signs in by a code from an e-mail, after a wrong one", async ({ newPerson, words, request, look }) => {
  const { club: t } = words;
  const club = await openClub(request, "engang");
  const { email } = await joinClub(club, "Anna");
  const page = await newPerson(phone);
  await page.goto(`${club.address}/login`);
  await page.getByRole("link", { name: t("sessions.byCode") }).click();
  // The login page has a field with the same name.
  await expect(page.getByRole("heading", { name: t("signInCodes.title") })).toBeVisible();
  await look(page, "sign-in-code");
  await field(page, t("sessions.username")).fill(email);
  await page.getByRole("button", { name: t("signInCodes.send") }).click();
  const codeField = field(page, t("signInCodes.code"));
  await expect(codeField).toBeVisible();
  const code = await newestCode(request, email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const signIn = page.getByRole("main").getByRole("button", { name: t("words.signIn"), exact: true });
  await codeField.fill(wrong);
  await signIn.click();
  await expect(page.getByText(t("errors.WRONG_SIGN_IN_CODE"))).toBeVisible();
  await look(page, "sign-in-code-wrong");
  await seeAccessible(page, "a wrong sign-in code");
  await codeField.fill(code);
  await signIn.click();
  await expect(page).not.toHaveURL(/login/);
});
