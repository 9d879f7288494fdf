import { afterEach, describe, expect, test, vi } from "vitest";
import { createDeviceStore, isStorageRefused } from "./device-store.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Simulates a browser that blocks all cookies. */
function refuseStorage() {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
}

function storageOf(values: Map<string, string>, setItem = (key: string, value: string) => void values.set(key, value)) {
  const getItem = (key: string) => values.get(key) ?? null;
  return { getItem, setItem, removeItem: (key: string) => void values.delete(key), clear: () => values.clear() };
}

describe("a device store in a browser that refuses storage", () => {
  afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

  test("keeps values in the page’s memory and reports them as not stored", () => {
    refuseStorage();
    const store = createDeviceStore("localStorage");
    expect(store.setItem("language", "fr")).toBe(false);
    expect([store.getItem("language"), store.getItem("other"), store.keys()]).toEqual(["fr", null, ["language"]]);
    store.removeItem("language");
    expect(store.getItem("language")).toBeNull();
    store.setItem("language", "sv");
    store.clear();
    expect([store.getItem("language"), isStorageRefused()]).toEqual([null, true]);
  });
});

describe("a device store in a browser with storage", () => {
  test("stores values for the next page", () => {
    const values = new Map<string, string>();
    vi.stubGlobal("localStorage", storageOf(values));
    expect(createDeviceStore("localStorage").setItem("language", "fr")).toBe(true);
    expect([createDeviceStore("localStorage").getItem("language"), isStorageRefused()]).toEqual(["fr", false]);
  });

  test("keeps a value that no longer fits in the page’s memory, in place of the stored one", () => {
    const values = new Map([["language", "sv"]]);
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", storageOf(values, full));
    const store = createDeviceStore("localStorage");
    expect(store.setItem("language", "fr")).toBe(false);
    expect(store.getItem("language")).toBe("fr");
  });
});
