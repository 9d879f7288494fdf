import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { pictureProblem } from "./picture-problem.ts";
import { useFileUrl } from "./use-file-url.ts";

/** Holds a picture picked in an editor until the form is saved. `current` is the path of the saved picture. */
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
    /** The upload progress for the field; the uploading code reports it. */
    sent: share === null ? undefined : { share, label: words("uploading") },
    onSent: setShare as (share: number) => void,
    changed: file !== null || removed,
    /** The address of the picture to show. */
    url: picked ?? (removed ? undefined : (current ?? undefined)),
    async pick(next: File) {
      const problem = await pictureProblem(next);
      setError(problem ? errors(problem) : undefined);
      if (problem) return;
      setFile(next);
      setRemoved(false);
    },
    /** Drops the picked picture, or marks the saved one for removal. */
    remove() {
      setError(undefined);
      setRemoved(file === null && current !== null);
      setFile(null);
    },
    /** Removes the picture, both picked and saved. */
    clear() {
      setError(undefined);
      setRemoved(current !== null);
      setFile(null);
    },
    /** Resets the choice after saving. */
    settle() {
      setFile(null);
      setRemoved(false);
      setShare(null);
      setError(undefined);
    },
  };
}

export type ImageChoice = ReturnType<typeof useImageChoice>;
