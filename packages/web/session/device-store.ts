/** The browser's storage, with the page's memory for values that the browser refuses to store. */
export interface DeviceStore {
  getItem(key: string): string | null;
  /**
   * Returns false where the browser stores nothing (storage full or forbidden): the value then lasts as long as the
   * page.
   */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
  clear(): void;
}

/** Every access is guarded: blocked cookies make it throw a SecurityError, even when the property is only read. */
export function createDeviceStore(kind: "localStorage" | "sessionStorage"): DeviceStore {
  const memory = new Map<string, string>();
  function tryStorage<T>(act: (storage: Storage) => T, refused: T): T {
    try {
      return act(globalThis[kind]);
    } catch {
      return refused;
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? tryStorage((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const isStored = tryStorage((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    removeItem(key) {
      memory.delete(key);
      tryStorage((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...tryStorage((storage) => Object.keys(storage), [])])],
    clear() {
      memory.clear();
      tryStorage((storage) => storage.clear(), undefined);
    },
  };
}

/** Storage that is shared by all tabs of the device. */
export const localStore = createDeviceStore("localStorage");

/** Storage that is separate for each tab. */
export const tabStore = createDeviceStore("sessionStorage");

/** Returns whether the browser refuses to store anything for this site, so that a session ends with the page. */
export function isStorageRefused(): boolean {
  try {
    globalThis.localStorage.getItem("stammis");
    return false;
  } catch {
    return true;
  }
}
