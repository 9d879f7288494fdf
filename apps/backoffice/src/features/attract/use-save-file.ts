import { useCallback } from "react";

/** Lets the browser keep a file under a name. */
export function useSaveFile() {
  return useCallback((file: Blob, name: string) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // The browser has taken it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }, []);
}
