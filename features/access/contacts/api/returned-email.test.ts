import { expect, test } from "vitest";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { prove } from "#tests/api/members/contacts.ts";
import { messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();

test("a bounced e-mail can be confirmed again by its link, and a working one cannot", async () => {
  const club = await makeClub(api);
  const { token, email } = await makeMember(api, club, { email_notification: true });
  const as = { as: token, host: club.chain.subdomain };
  const details = () => api.call("getDetails", {}, as);
  const kindsTo = async () => (await messagesTo(api, email)).map(({ kind }) => kind);
  const again = () => api.call("resendContact", { params: { channel: "EMAIL" } }, as);
  expect(await codeOf(again())).toBe("NOT_FOUND");
  await api.owner.query("update member set email_bounced_at = now() where email = $1", [email]);
  expect(await details()).toMatchObject({ emailBounced: true, pendingEmail: null });
  await again();
  expect(await kindsTo()).toEqual(["CONTACT_PROOF"]);
  expect(await details()).toMatchObject({ emailBounced: true, pendingEmail: email });
  await prove(api, club, email);
  expect(await details()).toMatchObject({
    email,
    emailBounced: false,
    pendingEmail: null,
    emailNotification: true,
  });
  const { rows } = await api.owner.query("select email_proved_at as at from member where email = $1", [email]);
  expect(rows).toEqual([{ at: new Date(api.clock.now.epochMilliseconds) }]);
  // Nothing was changed, so no change is notified.
  expect(await kindsTo()).toEqual(["CONTACT_PROOF"]);
});
