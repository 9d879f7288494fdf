import { expect, test } from "vitest";
import { thingOfName, thingOfPath } from "./read-shared-address.ts";

const places = [{ id: 3, subpage: "stortorget" }];

test.each([
  ["/", { kind: "club" }],
  ["/guest", { kind: "club" }],
  ["/onboarding/", { kind: "club" }],
  ["/login", { kind: "club" }],
  ["/c/12", { kind: "campaign", id: 12 }],
  ["/c/12/", { kind: "campaign", id: 12 }],
  ["/r/7", { kind: "coupon", id: 7 }],
  ["/stortorget", { kind: "place", id: 3 }],
  ["/Stortorget/guest", { kind: "place", id: 3 }],
  ["/stortorget/onboarding", { kind: "place", id: 3 }],
  ["/stortorget/12", { kind: "campaign", id: 12 }],
])("a shared link to %s previews %j", (path, thing) => expect(thingOfPath(path, places)).toEqual(thing));

test.each([
  "/login/code",
  "/c/x",
  "/c/1234567890123456",
  "/c/12/more",
  "/ingenstans",
  "/ingenstans/12",
  "/onboarding/confirmation/a",
])("a shared link to %s has no preview of its own", (path) =>
  expect(thingOfPath(path, places)).toEqual({ kind: "other" }),
);

test("a picture’s name identifies its object", () => {
  expect(thingOfName("club")).toEqual({ kind: "club" });
  expect(thingOfName("campaign-12")).toEqual({ kind: "campaign", id: 12 });
  expect(thingOfName("coupon-990000000012")).toEqual({ kind: "coupon", id: 990_000_000_012 });
  for (const name of ["other", "campaign", "campaign-", "coupon-1/2", "place--1", "coupon-1234567890123456"])
    expect(thingOfName(name), name).toBeNull();
});
