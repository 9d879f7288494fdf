import { afterEach, describe, expect, test, vi } from "vitest";
import { createDeviceStore, isStorageRefused } from "./device-store.ts";

afterEach(() => void vi.unstubAllGlobals());

/** As browsers do it where all cookies are blocked. */
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

describe("where the browser refuses storage", () => {
  afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

  test("values last in the page's memory and are reported as not stored", () => {
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

describe("where the browser stores", () => {
  test("values are stored for the next page", () => {
    const values = new Map<string, string>();
    vi.stubGlobal("localStorage", storageOf(values));
    expect(createDeviceStore("localStorage").setItem("language", "fr")).toBe(true);
    expect([createDeviceStore("localStorage").getItem("language"), isStorageRefused()]).toEqual(["fr", false]);
  });

  test("a value that no longer fits replaces the stored one for this page", () => {
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
