import { describe, expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { codeOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail, makeSendout } from "#tests/api/messages/sendouts.ts";
import { isHeldOut } from "../../domain/held-out.ts";

const stage = await openStage();
const { api, mailbox, provider, by, agreeing, act, many, get, move, started, account, statesOf, violations, sentTo } =
  stage;
const nowhere = { mail: null, bulkMail: null, sms: null };

describe("a sendout", () => {
  test("is sent once by each medium to consenting members with an address, with reasons for the others", async () => {
    await many(3);
    await agreeing({ phone: null });
    await agreeing({ phone_notification: false });
    await agreeing({ email_notification: false });
    await agreeing({ removed_at: "2026-11-01" });
    const id = await started({ media: ["SMS", "EMAIL"], email: anEmail });
    await move(id);
    expect(await statesOf(id)).toEqual([
      "EMAIL SENT 5",
      "EMAIL SKIPPED NO_CONSENT 1",
      "SMS SENT 4",
      "SMS SKIPPED NO_ADDRESS 1",
      "SMS SKIPPED NO_CONSENT 1",
    ]);
    expect(mailbox.deliveries).toHaveLength(5);
    expect(new Set(sentTo()).size).toBe(4);
    expect(await get(id)).toMatchObject({
      state: "SENT",
      acts: [],
      counts: [
        { medium: "SMS", selected: 6, sent: 4 },
        { medium: "EMAIL", selected: 6 },
      ],
    });
    expect(await account()).toEqual({ available: 46, reserved: 0 });
    expect(await violations()).toEqual([]);
  });

  test("is listed with its name among its recipients' messages", async () => {
    const { memberId } = await agreeing();
    const id = await started({ media: ["SMS", "EMAIL"], email: anEmail });
    await move(id);
    const { rows } = await api.call("listMemberMessages", { params: { id: memberId }, query: {} }, by());
    const lines = rows.map(({ medium, sendout, status }) => [medium, sendout, status].join(" "));
    expect(lines.toSorted()).toEqual(["EMAIL Lördagens bullar SENT", "SMS Lördagens bullar SENT"]);
  });

  test("contains the name or its fallback, the unsubscribe link and a tracked link", async () => {
    const anna = await agreeing({ first_name: "Anna" });
    await agreeing({ first_name: "" });
    const id = await started({ sms: { text: "Hej {firstName|du}!", link: "https://kaffe.se/meny", translations: {} } });
    await move(id);
    const texts = provider.requests.map(({ body }) => new URLSearchParams(body).get("message") ?? "").toSorted();
    expect(texts[0]).toMatch(
      /^Hej Anna!\nhttp:\/\/[a-z]+\.localhost:3000\/k\/[0-9a-z]{16}\nAvsluta: http:\/\/localhost:3000\/u\/s/,
    );
    expect(texts[1]).toMatch(/^Hej du!\n/);
    const url = new URL(/http\S+\/k\/\S+/.exec(texts[0] ?? "")?.[0] ?? "");
    const open = () => api.app.inject({ method: "GET", url: url.pathname, headers: { host: url.host } });
    expect([(await open()).headers.location, (await open()).statusCode]).toEqual(["https://kaffe.se/meny", 302]);
    const numbers = await api.call("getSendoutNumbers", { params: { id }, query: {} }, by());
    expect(numbers.media).toMatchObject([{ medium: "SMS", sent: 2, clicked: 1, credits: 2 }]);
    const other = await makeClub(api);
    const elsewhere = await api.app.inject({
      method: "GET",
      url: url.pathname,
      headers: { host: `${other.chain.subdomain}.localhost` },
    });
    expect(elsewhere.headers.location).toBe("/");
    const list = await api.call("listSendoutRecipients", { params: { id }, query: { state: "SENT" } }, by());
    expect(list.rows.map(({ memberId, clickedAt }) => [memberId === anna.memberId, clickedAt !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("holds out the configured share, the same members by the rule and by the database", async () => {
    // As many members as SMS credits. Of so few, the share held out is not exact: it depends on their ids.
    await many(50);
    const id = await started({ heldOutPercent: 30 });
    await move(id);
    const { rows } = await api.owner.query("select member_id, state from sendout_recipient where sendout_id = $1", [
      id,
    ]);
    expect(rows.length).toBe(50);
    for (const { member_id, state } of rows) expect(state === "HELD_OUT").toBe(isHeldOut(id, Number(member_id), 30));
  });

  test("is sent only to its selection", async () => {
    const [anna] = await stage.many(1, { gender: "FEMALE" });
    await stage.many(2, { gender: "MALE" });
    const expression = { version: 1, match: "ALL", conditions: [{ kind: "GENDER", genders: ["FEMALE"] }] };
    const { rows } = await api.owner.query(
      "insert into selection (chain_id, name, expression, updated_at) values ($1, 'Kvinnor', $2, now()) returning id",
      [stage.club.chain.id, JSON.stringify(expression)],
    );
    const id = await started({ selectionId: Number(rows[0].id) });
    await move(id);
    const list = await api.call("listSendoutRecipients", { params: { id }, query: {} }, by());
    expect(list.rows.map(({ memberId }) => memberId)).toEqual([anna?.memberId]);
    expect(await codeOf(makeSendout(api, stage.club, { selectionId: 2_000_000_000 }))).toBe("NOT_FOUND");
  });

  test("is stored in the outbox without a provider, and is never sent from a sandbox", async () => {
    await many(2);
    const id = await started({ media: ["SMS", "EMAIL"], email: anEmail });
    await move(id, nowhere);
    const { rows } = await api.owner.query("select status, medium from message where chain_id = $1 order by medium", [
      stage.club.chain.id,
    ]);
    expect(rows.map(({ status, medium }) => `${medium} ${status}`)).toEqual([
      "EMAIL SENT",
      "EMAIL SENT",
      "SMS SENT",
      "SMS SENT",
    ]);
    stage.club = await makeClub(api, { sandbox: true });
    await many(2);
    const tried = await started();
    await move(tried);
    expect(sentTo()).toEqual([]);
    const lies = await api.owner.query("select status from message where chain_id = $1", [stage.club.chain.id]);
    expect(lies.rows).toEqual([{ status: "SUPPRESSED" }, { status: "SUPPRESSED" }]);
    expect(await violations()).toEqual([]);
  });
});

describe("the credits of a sendout", () => {
  test("that do not suffice are reported before the start; left-out recipients are listed, and no missing credit is spent", async () => {
    stage.club = await makeClub(api, { smsCredits: 3 });
    await many(5);
    const { id } = await makeSendout(api, stage.club);
    const reach = await api.call("getSendoutReach", { params: { id } }, by());
    expect(reach).toMatchObject({
      credits: { atMost: 5, available: 3, problem: "NO_SMS_CREDITS" },
      media: [{ matched: 5, reached: 3, noCredits: 2 }],
    });
    expect(await codeOf(act(id, "START"))).toBe("NO_SMS_CREDITS");
    await act(id, "START", true);
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 3", "SMS SKIPPED NO_CREDITS 2"]);
    const { rows } = await api.owner.query(
      "select state from sendout_recipient where sendout_id = $1 order by member_id",
      [id],
    );
    expect(rows.map(({ state }) => state)).toEqual(["SENT", "SENT", "SENT", "SKIPPED", "SKIPPED"]);
    expect(await account()).toEqual({ available: 0, reserved: 0 });
    expect(await violations()).toEqual([]);
  });

  test("that are missing when the sendout is due pause it, until the merchant buys more and resumes", async () => {
    await many(2);
    const { id } = await makeSendout(api, stage.club, { sendAt: "2026-11-21T14:00:00" });
    await act(id, "START");
    await api.owner.query("update sms_account set available = 0 where chain_id = $1", [stage.club.chain.id]);
    api.clock.now = Temporal.Instant.from("2026-11-21T13:00:00Z");
    await move(id);
    expect(await get(id)).toMatchObject({ state: "PAUSED", pauseReason: "CREDITS", startedAt: null });
    await api.owner.query("update sms_account set available = 50 where chain_id = $1", [stage.club.chain.id]);
    await act(id, "RESUME");
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 2"]);
  });

  test.each([
    ["Hej {firstName|du}, välkommen in på en kopp kaffe i dag!", "Żółćisława Wiśniewska-Brzęczyszczykiewicz"],
    ["{firstName|}", "😀".repeat(25)],
    ["Hej {firstName|êtes vous là}", ""],
    [`${"x".repeat(100)}{points}{lastName|€€€€}`, "[]{}"],
  ])("are counted on the final text with the member’s own facts: %s %s", async (text, first_name) => {
    await agreeing({ first_name });
    const id = await started({ sms: { text, link: "", translations: {} } });
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 1"]);
    expect(await violations()).toEqual([]);
  });
});
