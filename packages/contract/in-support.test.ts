import { expect, test } from "vitest";
import { routes } from "#features/routes.ts";
import type { Route } from "./endpoint.ts";
import { inSupport, isChange } from "./in-support.ts";
import type { EndpointName } from "./routes.ts";

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
  ["listWebhookDeliveries", "masked"],
  ["listWebhooks", "masked"],
  ["listStaff", "masked"],
  ["countSelection", "withheld"],
  ["countSendoutReach", "withheld"],
  ["getSendoutReach", "masked"],
  ["getSendoutNumbers", "masked"],
  ["getToday", "masked"],
  ["listTrail", "masked"],
  ["sampleSelection", "withheld"],
  ["explainSelection", "withheld"],
  ["listSendoutRecipients", "withheld"],
  ["setPin", "withheld"],
  ["answerApproval", "withheld"],
  ["answerMergeRequest", "withheld"],
  ["createIncident", "withheld"],
  ["updateIncident", "withheld"],
  ["setIncidentState", "withheld"],
  ["createSelection", "withheld"],
  ["updateSelection", "withheld"],
  ["releaseHeldSendouts", "withheld"],
] as const)("%s is %s in a support session", (name, handled) => expect(of(name)).toBe(handled));

test("an endpoint without its own support rule is masked for reads and withheld for changes", () => {
  const access = { who: "staff", roles: ["ROLE_MERCHANT"] } as const;
  expect(inSupport({ method: "GET", path: "/merchant/wishes", access, key: "withheld" })).toBe("masked");
  expect(inSupport({ method: "POST", path: "/merchant/wishes", access, key: "withheld" })).toBe("withheld");
});

/** Returns the reads of the object that a call changes: reads at the same path or at a parent path. */
function editorReads(path: string): [string, Route][] {
  const reads = Object.entries(routes as Record<string, Route>).filter(([, { method }]) => method === "GET");
  return reads.filter(([, read]) => !read.download && (path === read.path || path.startsWith(`${read.path}/`)));
}

const allowedChanges = Object.entries(routes as Record<string, Route>).filter(
  ([, route]) => isChange(route) && inSupport(route) === "open",
);

test.each(allowedChanges)("%s is allowed to support, and support sees the editor’s data unmasked", (_, { path }) => {
  const reads = editorReads(path);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter(([, read]) => inSupport(read) === "masked").map(([name]) => name)).toEqual([]);
});
