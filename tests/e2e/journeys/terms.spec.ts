import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { today } from "../day.ts";
import { enter } from "../demo.ts";
import { desktop, phone, swedish } from "../devices.ts";
import { field } from "../fields.ts";
import { newestLink } from "../outbox.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use({ ...desktop, ...swedish });

test("changed terms apply from their day, and can be withdrawn until then", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "nyavillkor", { sandbox: true });
  const member = await joinClub(club, "Siri");
  const shop = await newPerson();
  const app = await newPerson(phone);
  const day = today().add({ days: 45 });
  const coming = (version: string, on = day) => office("terms.coming.title", { version, day: words.fullDate(on) });
  const readTitle = async (title: string) => {
    await app.goto(`${club.address}/terms/membership`);
    await expect(app.getByRole("heading", { level: 1, name: title })).toBeVisible();
  };
  const publish = async (version: string, title: string, on: string) => {
    await field(shop, office("terms.title")).fill(title);
    await expect(shop.getByText(office("terms.draft.saved"))).toBeVisible();
    await shop.getByRole("button", { name: office("terms.publish", { version }) }).click();
    const dialog = shop.getByRole("dialog", { name: office("terms.publishTitle", { version }) });
    await dialog.getByLabel(office("terms.appliesFrom")).fill(on);
    await look(shop, `terms-publish-${version}`);
    await dialog.getByRole("button", { name: office("terms.publish", { version }) }).click();
    return dialog;
  };
  await enter(shop, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await openApp(app, club, member.asker.token);
  const { texts } = await ask(club.merchant, "getTerms", { params: { kind: "membership" } });

  await test.step("a version is published from a day, and the earlier one is shown until then", async () => {
    await shop.goto("/chain/membership/terms");
    await publish("2", "Villkor med hundar", day.toString());
    await expect(shop.getByRole("region", { name: coming("2") })).toBeVisible();
    await look(shop, "terms-coming");
    await readTitle(texts.sv.title);
  });

  await test.step("a further version may not apply before the pending one, and the number of a withdrawn version is not used again", async () => {
    const sooner = today().add({ days: 3 });
    const dialog = await publish("3", "Villkor med katter", sooner.toString());
    await expect(dialog.getByText(office("errors.BEFORE_COMING_TERMS"))).toBeVisible();
    await dialog.getByRole("button", { name: office("words.cancel") }).click();
    await shop.getByRole("button", { name: office("terms.coming.takeBack") }).click();
    const takeBackDialog = shop.getByRole("dialog", { name: office("terms.coming.takeBackTitle", { version: "2" }) });
    await takeBackDialog.getByRole("button", { name: office("terms.coming.takeBack") }).click();
    await expect(shop.getByRole("region", { name: coming("2") })).toBeHidden();
    await expect(shop.getByText(office("terms.states.TAKEN_BACK"), { exact: true })).toBeVisible();
    await publish("3", "Villkor med katter", sooner.toString());
    await expect(shop.getByRole("region", { name: coming("3", sooner) })).toBeVisible();
  });

  await test.step("on its day members read the new version", async () => {
    const moveTo = today().add({ days: 3 }).toString();
    await ask(club.merchant, "moveChainClock", { body: { moveTo } });
    await readTitle("Villkor med katter");
    await shop.reload();
    await expect(shop.getByText(office("terms.states.IN_FORCE"), { exact: true })).toBeVisible();
    await expect(shop.getByRole("region", { name: coming("3") })).toHaveCount(0);
  });
});

test("members are notified of changed terms, and accept them where they are asked", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, club: t } = words;
  const club = await openClub(request, "godkanna", { sandbox: true });
  const member = await joinClub(club, "Siri");
  const kind = "membership" as const;
  const { texts } = await ask(club.merchant, "getTerms", { params: { kind } });
  const [first, ...others] = texts.sv.termsParagraphs;
  const content = "Poäng gäller i sex månader, också de som redan är intjänade.";
  const changed = { id: 1, title: first?.title ?? "", content };
  const body = { texts: { ...texts, sv: { ...texts.sv, termsParagraphs: [changed, ...others] } }, asksAgain: true };
  const day = today().add({ days: 30 });
  const app = await newPerson(phone);
  const notice = (name: string) => app.getByRole("complementary", { name });
  const coming = t("terms.notice.coming", { text: "MEMBERSHIP", day: words.fullDate(day) });

  await test.step("the coming version is on the home page, and in a mail that names the day", async () => {
    await ask(club.merchant, "publishTerms", { params: { kind }, body });
    await openApp(app, club, member.asker.token);
    await expect(notice(coming)).toBeVisible();
    await look(app, "terms-notice");
    await expect.poll(() => newestLink(request, member.email)).toBe(`${club.address}/terms/membership`);
  });

  await test.step("the changes are read by paragraph, and postponed", async () => {
    await notice(coming)
      .getByRole("link", { name: t("terms.notice.see") })
      .click();
    const change = app.getByRole("region", { name: t("terms.changes.coming", { day: words.fullDate(day) }) });
    await expect(change).toContainText(content);
    await expect(change).toContainText(first?.content ?? "?");
    await expect(change).not.toContainText(others[0]?.content ?? "?");
    await look(app, "terms-changes");
    await change.getByRole("button", { name: t("terms.changes.later") }).click();
    await expect(change.getByRole("button")).toHaveCount(0);
    await app.goto(club.address);
    await expect(app.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice(coming)).toHaveCount(0);
  });

  await test.step("a visitor sees the coming version of the terms", async () => {
    const visitor = await newPerson(phone);
    await visitor.goto(`${club.address}/terms/membership`);
    await expect(visitor.getByText(content)).toBeVisible();
    await expect(visitor.getByRole("button", { name: t("terms.changes.accept") })).toHaveCount(0);
  });

  await test.step("from its day the acceptance is requested until it is given", async () => {
    await ask(club.merchant, "moveChainClock", { body: { moveTo: day.toString() } });
    await app.goto(club.address);
    const termsNotice = notice(t("terms.notice.asked.membership"));
    await expect(termsNotice).toBeVisible();
    await termsNotice.getByRole("link", { name: t("terms.notice.see") }).click();
    await app.getByRole("button", { name: t("terms.changes.accept") }).click();
    await expect(app.getByText(t("terms.changes.accepted"))).toBeVisible();
    await expect(app.getByRole("region", { name: t("terms.changes.asked") })).toHaveCount(0);
    await look(app, "terms-accepted");
  });

  await test.step("the member's page in the back office names the accepted version", async () => {
    const { acceptances } = await ask(club.merchant, "getMember", { params: { id: member.id } });
    expect(acceptances.filter((each) => each.kind === "MEMBERSHIP").map(({ version }) => version)).toEqual([2, 1]);
    const shop = await newPerson();
    await enter(shop, { token: club.merchant.token, role: "ROLE_MERCHANT" });
    await shop.goto("/chain/membership/terms");
    await expect(shop.getByText(office("terms.asked"))).toBeVisible();
  });
});
