import { useState } from "react";
import { localStore } from "#packages/web/session/device-store.ts";

const key = "stammis.startGuideOpen";

/** Whether the guide is unfolded on this device: the spec's `startGuideOpen`, section 4. It begins unfolded. */
export const isGuideOpen = () => localStore.getItem(key) !== "no";

/** Returns whether the guide is unfolded, and a function that folds or unfolds it. */
export function useGuideOpen(): [boolean, () => void] {
  const [isOpen, setOpen] = useState(isGuideOpen);
  const toggle = () => {
    if (isOpen) localStore.setItem(key, "no");
    else localStore.removeItem(key);
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
