import { openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { expect, test } from "../test.ts";

test("a merchant sets the hourly limit of look-ups, and removes it again", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "uppslag");
  const page = await newPerson(phone);
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/points");
  const limit = page.getByLabel(office("points.lookUps.perHour"));
  const save = page.getByRole("button", { name: office("words.save"), exact: true });
  await expect(limit).toHaveValue("");
  await limit.fill("99");
  await save.click();
  await expect(page.getByText(office("points.lookUps.wrong"))).toBeVisible();
  await look(page, "look-up-limit");
  for (const typed of ["250", ""]) {
    await limit.fill(typed);
    await save.click();
    await expect(save).toBeHidden();
    await page.reload();
    await expect(limit).toHaveValue(typed);
  }
});
