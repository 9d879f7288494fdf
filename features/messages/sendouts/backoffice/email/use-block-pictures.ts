import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { pictureProblem } from "#packages/web/backoffice/files/picture-problem.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { useAddPicture } from "../queries.ts";
import type { SendoutForm } from "../sendout-form.ts";
import type { BlockPicture } from "./typed-blocks.ts";

/** The upload of a block's picture: the sent share, 0 to 1, or the error. */
type Upload = { share: number } | { error: string };

/** Uploads pictures for blocks, by their keys, because a block may be moved and edited during an upload. */
export function useBlockPictures(form: Form<SendoutForm>) {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const errors = useTranslations("errors");
  const problemText = useProblemText();
  const adding = useAddPicture();
  const [uploads, setUploads] = useState<Record<string, Upload>>({});
  const tell = (key: string, upload: Upload | null) =>
    setUploads(({ [key]: _, ...others }) => (upload ? { ...others, [key]: upload } : others));

  async function upload(key: string, file: File) {
    const problem = await pictureProblem(file);
    if (problem) return tell(key, { error: errors(problem) });
    tell(key, { share: 0 });
    try {
      const { picturePath } = await adding.mutateAsync({ file, onSent: (share) => tell(key, { share }) });
      const blocks = form.getValues("blocks");
      const filled = blocks.map((each) =>
        each.key === key && each.kind === "BANNER" ? { ...each, picturePath } : each,
      );
      form.setValue("blocks", filled, { shouldDirty: true });
      form.clearErrors("blocks");
      tell(key, null);
    } catch (error) {
      tell(key, { error: problemText(error, t("pictureFailed")) });
    }
  }

  return (key: string): BlockPicture => {
    const now = uploads[key];
    return {
      sent: now && "share" in now ? { share: now.share, label: words("uploading") } : undefined,
      error: now && "error" in now ? now.error : undefined,
      upload: (file) => void upload(key, file),
    };
  };
}
