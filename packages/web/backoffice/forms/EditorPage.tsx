import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { FormPage } from "#packages/ui/page/Page.tsx";
import { BackLink, type BackLinkProps } from "../page/BackLink.tsx";
import { useTitle } from "../page/use-title.ts";
import { useLooksOnly } from "../session/session.ts";
import classes from "./editor-page.module.css";

type EditorPageProps = Omit<ComponentProps<typeof FormPage>, "above"> & {
  back?: BackLinkProps | undefined;
  /** Whether all fields are readable but not editable. */
  readOnly?: boolean | undefined;
};

/**
 * The page of every editor: the form in sections on the left, a phone preview on the right, the bar at the foot. A
 * read-only viewer sees the reason.
 */
export function EditorPage({ back: backLink, readOnly = false, children, bar, ...page }: EditorPageProps) {
  useTitle(page.title);
  const looksOnly = useLooksOnly();
  const errors = useTranslations("errors");
  const isRead = readOnly || looksOnly;
  const description = looksOnly ? errors("READ_ONLY") : page.description;
  return (
    <FormPage
      {...page}
      description={description}
      above={backLink && <BackLink {...backLink} />}
      bar={isRead ? undefined : bar}
    >
      <fieldset className={classes.fields} disabled={isRead}>
        {children}
      </fieldset>
    </FormPage>
  );
}
