import type { APIRequestContext, Page } from "@playwright/test";
import { type DemoLogin, demoLogins } from "#apps/api/demo/logins.ts";
import type { Role } from "#packages/domain/access/roles.ts";
import { clubAddress, officeAddress } from "./addresses.ts";

/** The demo's club with a login for each role. */
export const demoClub = "kaffebonan";

const loginOf = (who: DemoLogin["who"]) => {
  const login = demoLogins.find((each) => each.who === who);
  if (!login) throw new Error(`The demo has no login for the ${who}.`);
  return { username: login.email, password: login.password };
};

export const memberLogin = loginOf("member");
export const cashierLogin = loginOf("cashier");

const loginAddressOf = (who: DemoLogin["who"]) =>
  who === "member" ? `${clubAddress(demoClub)}/api/auth/${demoClub}` : `${officeAddress}/api/auth`;

/**
 * Returns a session from a sign-in. Names the club's host in a header, like browsers, because a resolver may not know
 * it.
 */
async function signIn(request: APIRequestContext, who: DemoLogin["who"]): Promise<{ token: string; role: Role }> {
  const address = new URL(loginAddressOf(who));
  const host = address.host;
  address.hostname = "127.0.0.1";
  const answer = await request.post(address.href, { data: loginOf(who), headers: { host } });
  if (!answer.ok()) throw new Error(`The ${who} cannot sign in: ${await answer.text()}`);
  return (await answer.json()) as { token: string; role: Role };
}

/** Opens the page's first load with this session; after a sign-out the page stays signed out. */
export async function enter(page: Page, session: { token: string; role: Role }) {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem("entered")) return;
    sessionStorage.setItem("entered", "yes");
    localStorage.setItem("stammis.session", text);
  }, JSON.stringify(session));
}

/** Signs the page in as a person of the demo. */
export async function becomeOf(page: Page, who: DemoLogin["who"]) {
  const { token, role } = await signIn(page.request, who);
  await enter(page, { token, role });
  return token;
}
