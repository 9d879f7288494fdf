import { ask } from "../api.ts";
import { hireMerchant, joinClub, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { newestLink } from "../outbox.ts";
import { aSendout, noRules } from "../sendouts.ts";
import { expect, test } from "../test.ts";

test("the approver of a large sendout is notified by e-mail, and on Today in any of the company’s clubs", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office } = words;
  const club = await openClub(request, "jasager");
  const { companies } = await ask({ request, token: club.merchant.token }, "getAccess", {});
  const other = { commercialName: "Solrosens bageri", brandColour: "#8a3b12", language: "sv", sandbox: false } as const;
  const subdomain = `${club.subdomain}b`;
  await ask(club.merchant, "createChain", { body: { ...other, subdomain, companyId: companies[0]?.id } });
  const maja = await hireMerchant(club, "Maja");
  for (const name of ["Siri", "Otto"]) await joinClub(club, name, { emailNotification: true });
  await ask(club.merchant, "updateSendoutRules", { body: { ...noRules, approvalAbove: 1 } });
  const { id } = await ask(club.merchant, "createSendout", { body: aSendout });
  await ask(club.merchant, "setSendoutState", { params: { id }, body: { act: "START", leavesOut: false } });

  const page = await newPerson();
  await enter(page, { token: maja.token, role: "ROLE_MERCHANT" });
  const notice = page.getByRole("region", { name: office("today.sendoutsToApprove") });
  await page.goto(`/?club=${subdomain}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await page.goto(await newestLink(request, maja.email));
  await expect(page).toHaveURL(new RegExp(`/sendouts/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: aSendout.name })).toBeVisible();
  await expect(page.getByText(office("sendouts.awaitsText"))).toBeVisible();
  await expect(page.getByText(office("sendouts.startsSoon"))).toHaveCount(0);
  await page.goto("/");
  await expect(notice).toContainText(office("today.sendoutOf", { person: "Karin Sol" }));
  await look(page, "today-sendout-to-approve");
  await notice.getByRole("link", { name: office("today.sendoutLookAt", { name: aSendout.name }) }).click();
  await page.getByRole("button", { name: office("sendouts.doing.APPROVE") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: office("sendouts.doing.APPROVE") })
    .click();
  await expect(page.getByText(office("sendouts.acted.APPROVE", { name: aSendout.name }))).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
