import { clubAddress } from "../addresses.ts";
import { inDatabase } from "../database.ts";
import { becomeOf, cashierLogin, demoClub, memberLogin } from "../demo.ts";
import { messagesTo, newestLink } from "../outbox.ts";
import * as customers from "../people/customer.ts";
import { expect, test } from "../test.ts";

const club = clubAddress(demoClub);

test("an expired activation link offers a new one on the spot, and the old one stays expired", async ({
  newPerson,
  words,
  request,
}) => {
  const customer = { page: await newPerson(), words, firstName: "Doris" };
  const { page } = customer;
  const email = "doris@sent.example";
  await customers.signUpByEmail(customer, demoClub, email);
  const old = await newestLink(request, email);
  expect(
    await inDatabase("update signup set expires_at = expires_at - interval '30 days' where email = $1", [email]),
  ).toBe(1);

  await page.goto(old);
  await expect(page.getByRole("heading", { name: words.club("joining.expiredTitle") })).toBeVisible();
  await page.getByRole("button", { name: words.club("joining.renew") }).click();
  await expect(page.getByRole("heading", { name: words.club("joining.sentTitle") })).toBeVisible();
  await expect.poll(async () => (await messagesTo(request, email)).length).toBe(2);
  const fresh = await newestLink(request, email);
  expect(fresh).not.toBe(old);
  await customers.activate(customer, fresh, "en-ny-lank-gar-bra");
});

test("a used link leads to the landing page with a message", async ({ newPerson, words, request }) => {
  const customer = { page: await newPerson(), words, firstName: "Egon" };
  await customers.signUpByEmail(customer, demoClub, "egon@anvand.example");
  const link = await newestLink(request, "egon@anvand.example");
  await customers.activate(customer, link, "bara-en-gang-tack");
  const other = await newPerson();
  await other.goto(link);
  await expect(other).toHaveURL(/\/guest$/);
  await expect(other.getByText(words.club("joining.verifyFailed"))).toBeVisible();
});

test("a host without a club shows that the shop does not exist", async ({ newPerson, words }) => {
  const page = await newPerson();
  await page.goto(`${clubAddress("ingenalls")}/guest`);
  await expect(page.getByRole("heading", { name: words.club("shell.shopMissing") })).toBeVisible();
});

test("an address whose id is not a number shows an unknown page", async ({ newPerson, words }) => {
  const page = await newPerson();
  await becomeOf(page, "merchant");
  await page.goto("/coupons/new");
  await expect(page.getByRole("heading", { name: words.office("words.pageNotFound") })).toBeVisible();
});

test("an unknown page is reported as unknown, in the club and in the back office", async ({ newPerson, words }) => {
  const page = await newPerson();
  await page.goto(`${club}/finns/inte/alls`);
  await expect(page.getByRole("heading", { name: words.club("words.pageNotFound") })).toBeVisible();
  await page.goto(`${club}/ingensanbutik`);
  await expect(page.getByText(words.club("locations.subpageMissing"))).toBeVisible();
  await page.goto("/finns/inte");
  await expect(page.getByRole("heading", { name: words.office("words.pageNotFound") })).toBeVisible();
});

test("a visitor is redirected to the landing page, and to the requested page after the login", async ({
  newPerson,
  words,
}) => {
  const page = await newPerson();
  await page.goto(`${club}/consumer/contact`);
  await expect(page).toHaveURL(/\/guest\?from=/);
  await page.getByRole("button", { name: words.club("cookies.accept") }).click();
  await page.getByRole("link", { name: words.club("words.signIn") }).click();
  await page.getByLabel(words.club("sessions.username")).fill(memberLogin.username);
  await page.getByLabel(words.club("words.password"), { exact: true }).fill("fel-losenord");
  const enter = page.getByRole("button", { name: words.club("words.signIn") });
  await enter.click();
  await expect(page.getByText(words.club("sessions.wrong"))).toBeVisible();
  await page.getByLabel(words.club("words.password"), { exact: true }).fill(memberLogin.password);
  await enter.click();
  await expect(page).toHaveURL(`${club}/consumer/contact`);
  await expect(page.getByRole("heading", { name: words.club("locations.title") })).toBeVisible();
  await page.goto(`${club}/login`);
  await expect(page).toHaveURL(`${club}/`);
  await page.goto(`${club}/guest`);
  await expect(page).toHaveURL(`${club}/`);
});

test("no address redirects off the site after the sign-in", async ({ newPerson, words }) => {
  const page = await newPerson();
  for (const way of ["https://evil.example/", "//evil.example/", "/%5Cevil.example/"]) {
    await page.goto(`/login?from=${way}`);
    await page.getByLabel(words.office("sessions.username")).fill(cashierLogin.username);
    await page.getByLabel(words.office("words.password"), { exact: true }).fill(cashierLogin.password);
    await page.getByRole("button", { name: words.office("words.signIn") }).click();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/till$/);
    // A page with a session would redirect at once.
    await page.goto(`/login?from=${way}`);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/till$/);
    await page.evaluate(() => localStorage.clear());
  }
  const member = await newPerson();
  await becomeOf(member, "member");
  for (const path of ["/login", "/guest"]) {
    await member.goto(`${club}${path}?from=https://evil.example/`);
    await expect(member).toHaveURL(`${club}/`);
  }
});

test("a password reset by phone works in a browser without WebCrypto, as on plain http", async ({
  newPerson,
  words,
}) => {
  const page = await newPerson();
  await page.addInitScript(() => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    Object.defineProperty(globalThis, "crypto", { value: { getRandomValues } });
  });
  await page.goto(`${club}/auth/password/request`);
  await page.getByRole("button", { name: words.club("cookies.accept") }).click();
  await page.getByLabel(words.club("sessions.mediumPhone")).check();
  await page.getByLabel(words.club("joining.country")).selectOption("46");
  await page.getByLabel(words.club("words.phone")).fill("0701740688");
  const sent = page.waitForRequest(/password\/request\//);
  await page.getByRole("button", { name: words.club("sessions.send") }).click();
  const { proof } = (await sent).postDataJSON() as { proof: { solution: number[] } };
  expect(proof.solution).toHaveLength(16);
  await expect(page.getByRole("heading", { name: words.club("sessions.sentTitle") })).toBeVisible();
});

test("staff are redirected to the sign-in and back; a cashier has only the till", async ({ newPerson, words }) => {
  const page = await newPerson();
  await page.goto("/members?q=elin");
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel(words.office("sessions.username")).fill(cashierLogin.username);
  await page.getByLabel(words.office("words.password"), { exact: true }).fill(cashierLogin.password);
  await page.getByRole("button", { name: words.office("words.signIn") }).click();
  await expect(page).toHaveURL(/\/members\?q=elin$/);
  await expect(page.getByRole("heading", { name: words.office("shell.noAccessTitle") })).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL(/\/till$/);
});

test("a session of another club shows nothing of a club", async ({ newPerson }) => {
  const page = await newPerson();
  const token = await becomeOf(page, "member");
  const answer = await page.request.get("/api/consumer/home", {
    headers: { host: new URL(clubAddress("iris")).host, authorization: `Bearer ${token}` },
  });
  expect([401, 403]).toContain(answer.status());
});
