import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { pictureProblem } from "./picture-problem.ts";
import { useFileUrl } from "./use-file-url.ts";

/** A picture picked in an editor, kept until the form is saved. `current`: the path of the one there is. */
export function useImageChoice(current: string | null) {
  const errors = useTranslations("errors");
  const words = useTranslations("words");
  const [file, setFile] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const [error, setError] = useState<string>();
  const picked = useFileUrl(file);
  const [share, setShare] = useState<number | null>(null);
  return {
    file,
    removed,
    error,
    setError(message: string | undefined) {
      setShare(null);
      setError(message);
    },
    /** How far its upload has come, for the field; told by whoever uploads it. */
    sent: share === null ? undefined : { share, label: words("uploading") },
    onSent: setShare as (share: number) => void,
    changed: file !== null || removed,
    /** What to show now. */
    url: picked ?? (removed ? undefined : (current ?? undefined)),
    async pick(next: File) {
      const problem = await pictureProblem(next);
      setError(problem ? errors(problem) : undefined);
      if (problem) return;
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
      setShare(null);
      setError(undefined);
    },
  };
}

export type ImageChoice = ReturnType<typeof useImageChoice>;
