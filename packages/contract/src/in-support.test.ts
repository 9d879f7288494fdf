import { expect, test } from "vitest";
import type { Route } from "./endpoint.ts";
import { inSupport, masked } from "./in-support.ts";
import { type EndpointName, routes } from "./routes.ts";

const of = (name: EndpointName) => inSupport(routes[name] as Route);

test.each([
  ["getAccess", "own"],
  ["logOut", "own"],
  ["getCompany", "open"],
  ["updateCompany", "withheld"],
  ["listSessions", "withheld"],
  ["openSecondFactor", "withheld"],
  ["startImpersonation", "withheld"],
  ["updateChain", "open"],
  ["getMember", "masked"],
  ["getAtTill", "masked"],
  ["updateMember", "withheld"],
  ["listMemberMessages", "withheld"],
  ["exportMembers", "withheld"],
  ["inviteStaff", "withheld"],
  ["approveTillDevice", "withheld"],
  ["inviteAtTill", "withheld"],
  ["registerPurchase", "withheld"],
  ["cancelPurchase", "withheld"],
  ["returnPurchase", "withheld"],
  ["cancelRedemption", "withheld"],
  ["correctPoints", "withheld"],
  ["voidCorrection", "withheld"],
  ["deductPoints", "withheld"],
  ["voidDeduction", "withheld"],
  ["withdrawPendingPurchase", "withheld"],
  ["askApproval", "withheld"],
  ["watchTill", "withheld"],
] as const)("%s is %s", (name, handled) => expect(of(name)).toBe(handled));

test("what is masked says that something is there, and nothing of it", () => {
  const member = { firstName: "Anna", email: "anna@example.com", phone: null, birthday: "1971-03-09", zipCode: "" };
  expect(masked({ rows: [{ ...member, address: { street: "Storgatan 1" } }], total: 1 })).toEqual({
    rows: [{ firstName: "Anna", email: "•••", phone: null, birthday: null, zipCode: "", address: { street: "•••" } }],
    total: 1,
  });
});
