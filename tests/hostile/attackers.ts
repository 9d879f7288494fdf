import type { StaffRole } from "#packages/domain/access/roles.ts";
import { type Club, makeCashierByPin, makeMember, makeStaff, makeTillDevice, signIn } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import type { Rights } from "../permissions/who-may.ts";

/** An attacker: the rights at the own club and at the attacked one, and a function that opens a session. */
export interface Attacker {
  own: Rights;
  there: Rights;
  open: () => Promise<string | undefined>;
}

/** Returns every attacker of `victim`: with a valid session of the `own` club, or with a former session there. */
export async function attackersOf(api: TestApi, own: Club, victim: Club): Promise<Record<string, Attacker>> {
  const at = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
  const [north] = own.locationIds;
  const staff = (role: StaffRole, accountId: number): Attacker => ({
    own: { role, account: role },
    there: { account: role },
    open: () => signIn(api, accountId, role),
  });
  const dead = (token: string): Attacker => ({ own: {}, there: {}, open: async () => token });
  const once = () => makeStaff(api, victim, "ROLE_CASHIER", [victim.locationIds[0]]);

  const cashier = await makeStaff(api, own, "ROLE_CASHIER", [north]);
  const local = await makeStaff(api, own, "ROLE_LOCAL_MERCHANT", own.locationIds, { mayManageStaff: true });
  const invited = await makeStaff(api, own, "ROLE_LOCAL_MERCHANT", [north]);
  await api.call(
    "inviteStaff",
    { body: { role: "ROLE_MERCHANT", pointsOfSaleIds: [], email: invited.email } },
    at(victim),
  );
  const formerCashier = await once();
  await api.call("removeStaff", { params: { id: formerCashier.accountId }, query: {} }, at(victim));
  const ended = await once();
  await api.call("logOut", {}, { as: ended.token });
  const { now } = api.clock;
  api.clock.now = now.subtract({ hours: 24 * 400 });
  const over = await once();
  api.clock.now = now;
  const device = await makeTillDevice(api, own);
  const taken = await makeTillDevice(api, victim);
  await api.call("revokeTillDevice", { params: { id: taken.deviceId } }, at(victim));

  return {
    nobody: { own: {}, there: {}, open: async () => undefined },
    "a member": { own: { member: true }, there: {}, open: async () => (await makeMember(api, own)).token },
    "a cashier": staff("ROLE_CASHIER", cashier.accountId),
    "a cashier by a code": {
      own: { role: "ROLE_CASHIER", account: "ROLE_CASHIER", byPin: true },
      there: { account: "ROLE_CASHIER", byPin: true },
      open: async () => (await makeCashierByPin(api, own)).token,
    },
    // A till device's token decides the club, whatever the header says.
    "a till device": { own: { device: true }, there: { device: true }, open: async () => device.token },
    "a local merchant": staff("ROLE_LOCAL_MERCHANT", local.accountId),
    "a merchant": staff("ROLE_MERCHANT", own.merchant.accountId),
    "whoever is invited there and has not accepted": staff("ROLE_LOCAL_MERCHANT", invited.accountId),
    "staff who left, signed in again": {
      own: { account: "ROLE_CASHIER" },
      there: { account: "ROLE_CASHIER" },
      open: () => signIn(api, formerCashier.accountId, "ROLE_CASHIER"),
    },
    "staff who left, by their old session": dead(formerCashier.token),
    "a session that was ended": dead(ended.token),
    "a session that is over": dead(over.token),
    "a device that was taken away": dead(taken.token),
  };
}
