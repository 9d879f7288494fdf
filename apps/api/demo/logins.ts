import { kaffebonan } from "./clubs/kaffebonan.ts";
import type { ClubPlan } from "./clubs/plan.ts";
import { guestEmail } from "./history/guest.ts";

export interface DemoLogin {
  who: "admin" | "merchant" | "local merchant" | "cashier" | "member";
  email: string;
  password: string;
}

/** The logins of a demonstration, and the addresses to use them at. */
export interface Demo {
  clubs: Pick<ClubPlan, "commercialName" | "subdomain">[];
  logins: readonly DemoLogin[];
}

export const adminEmail = "admin@stammis.example";
const staffOf = (role: ClubPlan["staff"][number]["role"]) =>
  kaffebonan.staff.find((each) => each.role === role)?.email ?? "";

/** One login for each role. They exist only on the embedded database, whose demo is public. */
export const demoLogins: readonly DemoLogin[] = [
  { who: "admin", email: adminEmail, password: "stammis-pa-riktigt-1" },
  { who: "merchant", email: staffOf("ROLE_MERCHANT"), password: "bulle-och-kaffe-24" },
  { who: "local merchant", email: staffOf("ROLE_LOCAL_MERCHANT"), password: "davidshall-malmo-21" },
  { who: "cashier", email: staffOf("ROLE_CASHIER"), password: "kassan-stortorget-12" },
  { who: "member", email: guestEmail, password: "fika-klockan-tre-15" },
];

/** The club and the merchant's login that the front page offers to strangers. */
export const demoOfMerchant = {
  subdomain: kaffebonan.subdomain,
  email: staffOf("ROLE_MERCHANT"),
  password: demoLogins.find(({ who }) => who === "merchant")?.password ?? "",
};
