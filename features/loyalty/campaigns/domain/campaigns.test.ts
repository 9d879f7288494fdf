import { describe, expect, test } from "vitest";
import { publishStatuses } from "#features/loyalty/publishing/domain/publish-status.ts";
import {
  type CampaignFields,
  carrierOf,
  checkCampaign,
  isCurrent,
  mayKeepCampaign,
  runsAt,
  seesCampaign,
  welcomeFirst,
} from "./campaigns.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const today = date("2027-03-28");
const dates = { status: "ACTIVE", startDate: today, endDate: today } as const;

test("a visitor sees the welcome offer first, and the others in their order", () => {
  const campaigns = [
    { id: 1, welcomeOffer: false },
    { id: 2, welcomeOffer: true },
    { id: 3, welcomeOffer: false },
  ];
  expect(welcomeFirst(campaigns).map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(campaigns.map(({ id }) => id)).toEqual([1, 2, 3]);
});

describe("the days of a campaign", () => {
  test.each([
    ["2027-03-27", false],
    ["2027-03-28", true],
    ["2027-03-29", false],
  ])("with 28 March only, on %s it runs: %s", (day, runs) => {
    expect(isCurrent(dates, date(day))).toBe(runs);
  });
  test("are unlimited on a side without a date", () => {
    expect(isCurrent({ ...dates, startDate: null }, today)).toBe(true);
    expect(isCurrent({ ...dates, endDate: null }, date("2037-01-01"))).toBe(true);
  });
  test("let only an active campaign run", () => {
    expect(publishStatuses.filter((status) => isCurrent({ ...dates, status }, today))).toEqual(["ACTIVE"]);
  });
});

test("a coupon is given to the member by the first campaign that has it, if any", () => {
  const [none, one, other] = [{ coupon: null }, { coupon: { id: 7 } }, { coupon: { id: 7 } }];
  expect(carrierOf([none, one, other], 7)).toBe(one);
  expect(carrierOf([none, one], 8)).toBeUndefined();
});

describe("a campaign", () => {
  test("runs at all points of sale if the campaign names none", () => {
    expect([runsAt([], 3), runsAt([3, 4], 3), runsAt([4], 3)]).toEqual([true, true, false]);
  });
  test.each([
    ["everywhere", [], true, false],
    ["at their own", [1], true, true],
    ["at all of their own", [1, 2], true, true],
    ["at their own and another", [1, 3], true, false],
    ["at another", [3], false, false],
  ] as const)("that runs %s is visible and editable by the rights of staff at 1 and 2", (_, places, seen, canKeep) => {
    expect([seesCampaign([1, 2], places), mayKeepCampaign([1, 2], places)]).toEqual([seen, canKeep]);
    expect([seesCampaign(null, places), mayKeepCampaign(null, places)]).toEqual([true, true]);
  });
});

describe("the fields of a campaign", () => {
  const fields: CampaignFields = {
    name: " Vårens  kaffe ",
    description: "Rad ett\r\nrad två ",
    actionButtonLabel: " Läs mer",
    actionButtonTarget: "example.se/kaffe",
    startDate: today,
    endDate: null,
    welcomeOffer: false,
    months: 3,
    pointOfSaleIds: [9, 2, 9],
    publicToAll: false,
    audience: "EVERYONE",
    selectionId: null,
    message: "Hej! ",
    bySms: true,
    byEmail: false,
  };
  const welcome = { welcomeOffer: true, pointOfSaleIds: [] };
  test("are stored with trimmed texts and a complete link", () => {
    expect(checkCampaign({ ...fields, couponId: 7 })).toEqual({
      ok: true,
      campaign: {
        ...fields,
        couponId: 7,
        name: "Vårens kaffe",
        description: "Rad ett\nrad två",
        actionButtonLabel: "Läs mer",
        actionButtonTarget: "https://example.se/kaffe",
        months: null,
        pointOfSaleIds: [2, 9],
        message: "Hej!",
      },
    });
  });
  test.each([
    [{ name: "" }, { name: "REQUIRED" }],
    [{ name: "ab" }, { name: "NAME_TOO_SHORT" }],
    [{ name: "x".repeat(33) }, { name: "NAME_TOO_LONG" }],
    [{ name: "Non Existing" }, { name: "NAME_RESERVED" }],
    [{ actionButtonLabel: "x".repeat(25) }, { actionButtonLabel: "LABEL_TOO_LONG" }],
    [{ actionButtonLabel: " " }, { actionButtonLabel: "LABEL_REQUIRED" }],
    [{ actionButtonTarget: "http://example.se" }, { actionButtonTarget: "INVALID_URL" }],
    [{ actionButtonTarget: "javascript:alert(1)" }, { actionButtonTarget: "INVALID_URL" }],
    [{ startDate: null }, { startDate: "DATE_REQUIRED" }],
    [{ endDate: date("2027-03-27") }, { endDate: "END_BEFORE_START" }],
    [{ ...welcome, months: null }, { months: "MONTHS_REQUIRED" }],
    [{ ...welcome, months: 0 }, { months: "MONTHS_REQUIRED" }],
    [{ ...welcome, months: 121 }, { months: "MONTHS_REQUIRED" }],
    [{ welcomeOffer: true }, { pointOfSaleIds: "WELCOME_OFFER_EVERYWHERE" }],
    [{ message: " " }, { message: "MESSAGE_REQUIRED" }],
    [{ message: "x".repeat(156) }, { message: "MESSAGE_TOO_LONG" }],
    [{ audience: "SELECTION" }, { selectionId: "OPTION_REQUIRED" }],
    [{ audience: "SELECTION", selectionId: 3, publicToAll: true }, { publicToAll: "AUDIENCE_NOT_PUBLIC" }],
    [{ audience: "SELECTION", selectionId: 3, ...welcome }, { welcomeOffer: "AUDIENCE_NOT_WELCOMED" }],
    [
      { name: "", message: "" },
      { name: "REQUIRED", message: "MESSAGE_REQUIRED" },
    ],
  ] as [Partial<CampaignFields>, object][])("with %j have the problems %j", (over, problems) => {
    expect(checkCampaign({ ...fields, ...over })).toEqual({ ok: false, problems });
  });
  test.each([
    [{ name: "x".repeat(32), actionButtonLabel: "x".repeat(24), message: "x".repeat(155) }],
    [{ actionButtonLabel: "", actionButtonTarget: "" }],
    [{ startDate: null, endDate: today }],
    [{ endDate: today }],
    [{ message: "", bySms: false }],
    [{ message: "", bySms: false, byEmail: true }],
    [{ ...welcome, months: 120 }],
  ] as [Partial<CampaignFields>][])("with %j are valid", (over) => {
    expect(checkCampaign({ ...fields, ...over }).ok).toBe(true);
  });
  test("have no selection if the audience is all members", () => {
    expect(checkCampaign({ ...fields, selectionId: 3 })).toMatchObject({ campaign: { selectionId: null } });
    const some = { audience: "SELECTION", selectionId: 3 } as const;
    expect(checkCampaign({ ...fields, ...some })).toMatchObject({ campaign: some });
  });
  test("keep the months of a welcome offer", () => {
    expect(checkCampaign({ ...fields, ...welcome })).toMatchObject({ campaign: { months: 3 } });
  });
});
