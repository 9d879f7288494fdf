import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DraftKeeper } from "./draft-keeper.ts";

const place = { account: 7, chain: 3, what: "campaign", id: 12 };
const name = "stammis.draft.7.3.campaign.12";
const day = 86_400_000;
const base = { name: "Höst" };

/** A device's storage like in browsers, where stored names are properties. */
class Storage {
  [name: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

let storage: Storage;
let now: number;
let signedIn: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  storage = new Storage();
  signedIn = true;
  now = Date.parse("2026-11-22T14:32:00Z");
});
afterEach(() => vi.useRealTimers());

const device = () => ({ storage: () => storage as never, now: () => now });
const open = (at: typeof place | null = place) => new DraftKeeper<{ name: string }>(at, () => signedIn, device());
const typed = (value: string, version: string | null = "v1") => ({ version, base, values: { name: value } });
const type = (keeper: ReturnType<typeof open>, value: string) => keeper.change(() => typed(value));

test("a draft is stored a moment after the last key, and offered when the form opens again", () => {
  const keeper = open();
  type(keeper, "V");
  vi.advanceTimersByTime(400);
  type(keeper, "Vår");
  vi.advanceTimersByTime(400);
  expect(open().read()).toBeNull();
  vi.advanceTimersByTime(100);
  expect(open().read()).toMatchObject({ ...typed("Vår"), at: "2026-11-22T14:32:00.000Z" });
});

test("a draft is stored at once when the page is closed", () => {
  const keeper = open();
  type(keeper, "Vår");
  keeper.flush();
  expect(open().read()).toMatchObject(typed("Vår"));
});

test("a draft is separate per account, club and entity, and a form without a place stores none", () => {
  const keeper = open();
  type(keeper, "Vår");
  keeper.flush();
  for (const other of [{ account: 8 }, { chain: 4 }, { what: "coupon" }, { id: 13 }]) {
    expect(open({ ...place, ...other }).read()).toBeNull();
  }
  const nowhere = open(null);
  type(nowhere, "Hemligt");
  nowhere.flush();
  expect(nowhere.read()).toBeNull();
  expect(Object.keys(storage)).toEqual([name]);
});

test("a draft is removed when the form is saved, and when the typed text is undone", () => {
  const keeper = open();
  type(keeper, "Vår");
  keeper.flush();
  keeper.remove();
  expect(open().read()).toBeNull();
  type(keeper, "Vår");
  keeper.flush();
  keeper.change(() => null);
  keeper.flush();
  expect(open().read()).toBeNull();
});

test("no draft is written after a save, even if the last typed text was not stored yet", () => {
  const keeper = open();
  type(keeper, "Vår");
  keeper.remove();
  vi.advanceTimersByTime(day);
  expect(open().read()).toBeNull();
});

test("no draft is written after a sign-out, even when the page closes later", () => {
  const keeper = open();
  type(keeper, "Vår");
  signedIn = false;
  keeper.flush();
  expect(open().read()).toBeNull();
});

test("the newer draft of two pages is kept, and saving on the other page does not remove it", () => {
  const [first, second] = [open(), open()];
  type(first, "Först");
  first.flush();
  now += 1_000;
  type(second, "Sist");
  second.flush();
  first.remove();
  expect(open().read()).toMatchObject(typed("Sist"));
});

test("a page that adopts a draft removes it on saving", () => {
  const before = open();
  type(before, "Vår");
  before.flush();
  const after = open();
  const draft = after.read();
  if (draft) after.adopt(draft);
  after.remove();
  expect(open().read()).toBeNull();
});

/**
 * An earlier page left a draft. A second page was offered it, and the user typed on without accepting or discarding it.
 */
function offered() {
  const before = open();
  type(before, "Vår");
  before.flush();
  const after = open();
  const draft = after.read();
  if (!draft) throw new Error("nothing was offered");
  type(after, "S");
  after.flush();
  return { after, draft };
}

test("an offered draft is neither overwritten nor removed before the user accepts or discards it", () => {
  const { after } = offered();
  expect(open().read()).toMatchObject(typed("Vår"));
  after.change(() => null);
  after.flush();
  type(after, "Sommar");
  vi.advanceTimersByTime(day);
  expect(open().read()).toMatchObject(typed("Vår"));
});

test("typed text is stored again after the offered draft is continued, discarded, or the form is saved", () => {
  type Answer = (of: ReturnType<typeof offered>) => void;
  const continues: Answer = ({ after, draft }) => after.adopt(draft);
  const saves: Answer = ({ after }) => after.remove();
  const discards: Answer = (of) => [continues, saves].forEach((each) => void each(of));
  for (const answer of [continues, discards, saves]) {
    const one = offered();
    answer(one);
    expect(open().read()?.values).toEqual(answer === discards ? undefined : { name: "Vår" });
    type(one.after, "Sommar");
    one.after.flush();
    expect(open().read()).toMatchObject(typed("Sommar"));
  }
});

test("an offered draft that another page removed or replaced no longer keeps typed text from being stored", () => {
  const { after, draft } = offered();
  const other = open();
  other.adopt(draft);
  other.remove();
  type(after, "Sommar");
  after.flush();
  expect(open().read()).toMatchObject(typed("Sommar"));
});

test("drafts of all forms are removed after thirty days, and unreadable ones at once", () => {
  const keeper = open();
  type(keeper, "Vår");
  keeper.flush();
  storage.setItem("stammis.draft.7.3.club.3", "{");
  storage.setItem("stammis.session", "{}");
  now += 30 * day;
  expect(open().read()).toMatchObject(typed("Vår"));
  now += 1;
  expect(open({ ...place, id: 99 }).read()).toBeNull();
  expect(Object.keys(storage)).toEqual(["stammis.session"]);
});

test("a device whose storage is full or forbidden stores nothing and reports nothing", () => {
  const full = { ...device(), storage: () => Object.assign(new Storage(), { setItem: refuse }) as never };
  const forbidden = { ...device(), storage: refuse };
  for (const refusing of [full, forbidden]) {
    const keeper = new DraftKeeper<{ name: string }>(place, () => true, refusing);
    type(keeper, "Vår");
    keeper.flush();
    expect(keeper.read()).toBeNull();
    keeper.remove();
  }
});

function refuse(): never {
  throw new Error("QuotaExceededError");
}
