import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { imageUrl } from "#packages/web/backoffice/files/image-url.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { type Club, keepClub } from "./queries.ts";

/** A chain's logo, saved when it is chosen. */
export function useSavedLogo(club: Club) {
  const words = useTranslations("settings");
  const problemText = useProblemText();
  const toast = useToast();
  const commonWords = useTranslations("words");
  const [busy, setBusy] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | undefined>();
  const run = async (work: () => Promise<string | null>, successText: string) => {
    setBusy(true);
    setError(undefined);
    try {
      keepClub({ ...club, logoPath: await work() });
      toast({ variant: "success", text: successText });
    } catch (failure) {
      setError(problemText(failure, words("logoFailed")));
    } finally {
      setBusy(false);
      setShare(null);
    }
  };
  return {
    url: imageUrl(club.logoPath),
    busy,
    sent: share === null ? undefined : { share, label: commonWords("uploading") },
    error,
    onPick: (file: File) =>
      void run(async () => (await call("setChainLogo", {}, { file, onSent: setShare })).logoPath, words("logoSaved")),
    onRemove: () =>
      void run(async () => {
        await call("removeChainLogo", {});
        return null;
      }, words("logoRemoved")),
  };
}
