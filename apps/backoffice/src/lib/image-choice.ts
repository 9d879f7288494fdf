import { uploadMaxBytes } from "@stammis/domain/limits";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";

/** A picture picked in an editor, kept until the form is saved. `current`: the path of the one there is. */
export function useImageChoice(current: string | null) {
  const words = useTranslations("errors");
  const [file, setFile] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const [error, setError] = useState<string>();
  const [picked, setPicked] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setPicked(url);
    return () => {
      setPicked(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return {
    file,
    removed,
    error,
    setError,
    changed: file !== null || removed,
    /** What to show now. */
    url: picked ?? (removed ? undefined : (current ?? undefined)),
    pick(next: File) {
      const tooLarge = next.size > uploadMaxBytes;
      setError(tooLarge ? words("TOO_LARGE") : undefined);
      if (tooLarge) return;
      setFile(next);
      setRemoved(false);
    },
    /** Drops what was picked, or marks the saved picture for removal. */
    remove() {
      setError(undefined);
      setRemoved(file === null && current !== null);
      setFile(null);
    },
    /** No picture, whatever was picked or saved. */
    clear() {
      setError(undefined);
      setRemoved(current !== null);
      setFile(null);
    },
    /** After saving. */
    settle() {
      setFile(null);
      setRemoved(false);
      setError(undefined);
    },
  };
}

export type ImageChoice = ReturnType<typeof useImageChoice>;
