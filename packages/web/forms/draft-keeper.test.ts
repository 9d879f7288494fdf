import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DraftKeeper } from "./draft-keeper.ts";

const place = { account: 7, chain: 3, what: "campaign", id: 12 };
const name = "stammis.draft.7.3.campaign.12";
const day = 86_400_000;
const base = { name: "Höst" };

/** A device's storage, as browsers have it: its names are its keys. */
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

test("what is typed is kept a moment after the last key, and offered to whoever opens it again", () => {
  const keeper = open();
  type(keeper, "V");
  vi.advanceTimersByTime(400);
  type(keeper, "Vår");
  vi.advanceTimersByTime(400);
  expect(open().read()).toBeNull();
  vi.advanceTimersByTime(100);
  expect(open().read()).toMatchObject({ ...typed("Vår"), at: "2026-11-22T14:32:00.000Z" });
});

test("a page that goes away is not waited for", () => {
  const keeper = open();
  type(keeper, "Vår");
  keeper.flush();
  expect(open().read()).toMatchObject(typed("Vår"));
});

test("another account, club or thing has its own, and a form that is kept nowhere has none", () => {
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

test("it is gone once it is saved, and once what was typed is taken back", () => {
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

test("nothing is written after it was saved, though the last key was not yet", () => {
  const keeper = open();
  type(keeper, "Vår");
  keeper.remove();
  vi.advanceTimersByTime(day);
  expect(open().read()).toBeNull();
});

test("whoever has signed out leaves nothing more, though their page goes away only now", () => {
  const keeper = open();
  type(keeper, "Vår");
  signedIn = false;
  keeper.flush();
  expect(open().read()).toBeNull();
});

test("of two pages the newer stands, and the other's save leaves it", () => {
  const [first, second] = [open(), open()];
  type(first, "Först");
  first.flush();
  now += 1_000;
  type(second, "Sist");
  second.flush();
  first.remove();
  expect(open().read()).toMatchObject(typed("Sist"));
});

test("whoever takes up a draft takes it away", () => {
  const before = open();
  type(before, "Vår");
  before.flush();
  const after = open();
  const draft = after.read();
  if (draft) after.adopt(draft);
  after.remove();
  expect(open().read()).toBeNull();
});

/** A page before left a draft; this one was offered it, and typed on without an answer. */
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

test("what was offered is not written over, nor taken away, while nobody has answered", () => {
  const { after } = offered();
  expect(open().read()).toMatchObject(typed("Vår"));
  after.change(() => null);
  after.flush();
  type(after, "Sommar");
  vi.advanceTimersByTime(day);
  expect(open().read()).toMatchObject(typed("Vår"));
});

test("whoever continues is kept from then on, and so is whoever discards, or saves", () => {
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

test("what was offered and is gone, or written anew by another page, holds nothing back", () => {
  const { after, draft } = offered();
  const other = open();
  other.adopt(draft);
  other.remove();
  type(after, "Sommar");
  after.flush();
  expect(open().read()).toMatchObject(typed("Sommar"));
});

test("drafts of every form are forgotten after thirty days, and so is what cannot be read", () => {
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

test("a device whose storage is full or forbidden keeps nothing, and says nothing", () => {
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
