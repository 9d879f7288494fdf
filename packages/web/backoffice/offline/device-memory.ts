import { clear, createStore, del, delMany, entries, get, set } from "idb-keyval";
import { memoryOwner, watchMemoryOwner } from "./memory-owner.ts";

/** The days that an answer is remembered. Product's till. */
export const rememberedDays = 7;
const rememberedMs = rememberedDays * 86_400_000;
const keysName = "keys";

/** The device's keys. Scripts can use them but not read them, and they are deleted with everything they encrypt. */
interface Keys {
  ownerHash: string;
  seal: CryptoKey;
  /** Turns the name of an answer into its key in the database, so that no membership number is stored. */
  naming: CryptoKey;
}

interface Sealed {
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** A remembered answer with the time when it arrived, in milliseconds of the device's clock. */
export interface Remembered<T> {
  value: T;
  at: number;
}

const store = createStore("stammis-memory", "answers");
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, "0")).join("");
const bytesOf = (text: string) => new TextEncoder().encode(text);
const hashOf = async (text: string) => hexOf(await crypto.subtle.digest("SHA-256", bytesOf(text)));

async function makeKeys(ownerHash: string): Promise<Keys> {
  const [seal, naming] = await Promise.all([
    crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]),
    crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
  ]);
  const keys = { ownerHash, seal, naming };
  await clear(store);
  await set(keysName, keys, store);
  return keys;
}

async function forgetOld(): Promise<void> {
  const all = await entries<IDBValidKey, Keys | Sealed>(store);
  const old = all.filter(([, value]) => "at" in value && value.at < Date.now() - rememberedMs);
  if (old.length > 0)
    await delMany(
      old.map(([name]) => name),
      store,
    );
}

/** Returns the keys of the present owner. Deletes the memory of another owner. */
async function openKeys(owner: string): Promise<Keys> {
  const ownerHash = await hashOf(owner);
  const stored = await get<Keys>(keysName, store);
  if (stored?.ownerHash !== ownerHash) return makeKeys(ownerHash);
  await forgetOld();
  return stored;
}

/** Only one tab at a time makes keys; two tabs could otherwise encrypt with different ones. */
const openAlone = (owner: string) => navigator.locks.request("stammis.memory", () => openKeys(owner));

let opened: { owner: string; keys: Promise<Keys> } | null = null;

function keysOf(owner: string): Promise<Keys> {
  if (opened?.owner !== owner) opened = { owner, keys: openAlone(owner) };
  return opened.keys;
}

/** Runs an act on the memory; null without an owner, or in a browser that stores or encrypts nothing. */
async function within<T>(act: (keys: Keys) => Promise<T>): Promise<T | null> {
  const owner = memoryOwner();
  if (owner === null) return null;
  try {
    return await act(await keysOf(owner));
  } catch {
    return null;
  }
}

const keyOf = async ({ naming }: Keys, name: string) => hexOf(await crypto.subtle.sign("HMAC", naming, bytesOf(name)));

/** Deletes the keys and answers. A browser that refuses storage has none. */
async function erase(): Promise<void> {
  try {
    await clear(store);
  } catch {
    // Nothing was stored.
  }
}

/**
 * The answers that this device remembers for use without a network, encrypted in IndexedDB. They are deleted when the
 * device's approval ends (without one: when the session ends), and after seven days.
 */
export const deviceMemory = {
  async remember(name: string, value: unknown): Promise<void> {
    await within(async (keys) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, keys.seal, bytesOf(JSON.stringify(value)));
      const sealed: Sealed = { at: Date.now(), iv, bytes };
      await set(await keyOf(keys, name), sealed, store);
      // The person has signed out meanwhile.
      if (memoryOwner() === null) await erase();
    });
  },
  /** Returns a remembered answer; null for one that is unknown, too old or unreadable. */
  recall: <T>(name: string): Promise<Remembered<T> | null> =>
    within(async (keys) => {
      const sealed = await get<Sealed>(await keyOf(keys, name), store);
      if (!sealed || sealed.at < Date.now() - rememberedMs) return null;
      const bytes = await crypto.subtle.decrypt({ name: "AES-GCM", iv: sealed.iv }, keys.seal, sealed.bytes);
      return { value: JSON.parse(new TextDecoder().decode(bytes)) as T, at: sealed.at };
    }),
  async forget(name: string): Promise<void> {
    await within(async (keys) => del(await keyOf(keys, name), store));
  },
};

/** Deletes the memory as soon as its owner is gone or replaced. Returns a function that stops watching. */
export function watchDeviceMemory(): () => void {
  const follow = () => {
    const owner = memoryOwner();
    if (owner === opened?.owner) return;
    opened = null;
    if (owner === null) void erase();
    else void within(async () => undefined);
  };
  follow();
  return watchMemoryOwner(follow);
}
