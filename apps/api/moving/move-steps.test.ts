import { expect, test } from "vitest";
import { buy, makeClub, makeMember } from "#tests/api/factories.ts";
import { ask, broken, companyNumber, home, makeTwo } from "#tests/api/servers/two-installations.ts";

/** The timeout in milliseconds: each test makes two installations and moves every row of one company. */
const timeout = 120_000;

test("each step of a move can be repeated after an interruption, and the company never serves on both sides", {
  timeout,
}, async () => {
  const { one, two, club, steps, serving } = await makeTwo();
  const { memberId, token } = await makeMember(one, club);
  await buy(one, club, memberId, 40);
  await steps.freeze();
  await steps.handOver();
  // A second handover invalidates the earlier file and its receipt.
  const old = await steps.takeIn();
  await steps.handOver();
  await expect(steps.letGo(old.receipt)).rejects.toThrow("The receipt does not match the latest export");
  const { receipt } = await steps.takeIn();
  expect(await serving()).toEqual([false, false]);
  // Simulates an interruption after the acceptance, before any row is deleted.
  await one.owner.query("update company_move set state = 'GOING'");
  await expect(steps.thaw()).rejects.toThrow("was released and may be active");
  const release = await steps.letGo(receipt);
  expect(await steps.letGo(receipt)).toBe(release);
  await expect(steps.release("00000-00000-00000-00000-00000")).rejects.toThrow("The release code is wrong");
  expect(await serving()).toEqual([false, false]);
  expect(await steps.release(release.toUpperCase())).toBe(true);
  expect(await steps.release(release)).toBe(false);
  expect(await serving()).toEqual([false, true]);
  await home(two, club, token);
});

test("a company that is thawed before its release continues at its old installation, and its copy never opens", {
  timeout,
}, async () => {
  const { one, two, club, steps, serving } = await makeTwo();
  const { memberId } = await makeMember(one, club);
  await steps.freeze();
  await steps.handOver();
  const { receipt } = await steps.takeIn();
  await expect(steps.thaw(two)).rejects.toThrow("was imported here but is not open yet");
  await steps.thaw();
  expect(await serving()).toEqual([true, false]);
  await buy(one, club, memberId, 10);
  await expect(steps.letGo(receipt)).rejects.toThrow("was not exported from this installation");
  await steps.drop();
  expect(await ask(two, "select from company where company_number = $1", [companyNumber])).toEqual([]);
  expect(await broken(two)).toEqual([]);
});

test("a move is refused for an open company, within one installation, and when its number or address exists there", {
  timeout,
}, async () => {
  const { one, two, club, steps } = await makeTwo();
  await expect(steps.handOver()).rejects.toThrow("not frozen");
  await steps.freeze();
  await steps.handOver();
  await expect(steps.takeIn(one)).rejects.toThrow("Set a different INSTALLATION");
  const other = await makeClub(two);
  await two.owner.query("update chain set subdomain = $2 where id = $1", [other.chain.id, club.chain.subdomain]);
  await expect(steps.takeIn()).rejects.toThrow("now belongs to another club");
  await two.owner.query("update company set company_number = $2 where id = $1", [other.companyId, companyNumber]);
  await expect(steps.takeIn()).rejects.toThrow("already has data of");
  await expect(steps.letGo("x")).rejects.toThrow("The receipt does not match the latest export");
});

test("an account that exists at the new installation keeps its password, and a new account brings its own", {
  timeout,
}, async () => {
  const { one, two, club, steps } = await makeTwo();
  const emails = ["both@example.com", "new@example.com"];
  for (const email of emails) {
    const [{ id }] = await ask(
      one,
      "insert into account (email, password_hash, confirmed_at) values ($1, 'from one', now()) returning id",
      [email],
    );
    await one.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      club.companyId,
      id,
    ]);
    await one.owner.query(
      "insert into staff_session (token_hash, account_id, role, expires_at) values (sha256($1::bytea), $2, 'ROLE_MERCHANT', '2099-01-01')",
      [email, id],
    );
  }
  await ask(
    one,
    `insert into stored_answer (chain_id, actor, route, key, request_hash, answer, kept_until)
     select $1, 'account ' || id, 'undoPurchase', 'a key', '', '{}', '2099-01-01' from account where email = $2`,
    [club.chain.id, emails[0]],
  );
  await two.owner.query("insert into account (email, password_hash, confirmed_at) values ($1, 'from two', now())", [
    emails[0],
  ]);
  await steps.freeze();
  await steps.handOver();
  await steps.takeIn();
  expect(
    await ask(
      two,
      `select email, password_hash, (select count(*)::int from staff_session where account_id = account.id) as sessions
       from account join company_merchant on account_id = account.id where company_id = $1 and email = any($2) order by email`,
      [club.companyId, emails],
    ),
  ).toEqual([
    { email: "both@example.com", password_hash: "from two", sessions: 0 },
    { email: "new@example.com", password_hash: "from one", sessions: 1 },
  ]);
  // The account's stored answers are still replayed to it.
  expect(await ask(two, "select email from stored_answer join account on actor = 'account ' || account.id")).toEqual([
    { email: "both@example.com" },
  ]);
});
