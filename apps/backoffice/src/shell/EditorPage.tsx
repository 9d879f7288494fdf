import { FormPage } from "@stammis/ui/page/Page.tsx";
import type { ComponentProps } from "react";
import type { PlainPath } from "../paths.ts";
import { BackLink } from "./BackLink.tsx";
import classes from "./editor-page.module.css";
import { useTitle } from "./use-title.ts";

type EditorPageProps = Omit<ComponentProps<typeof FormPage>, "above"> & {
  back?: { to: PlainPath; label: string } | undefined;
  /** Everything can be read and nothing changed. */
  readOnly?: boolean | undefined;
};

/** Every editor: the form in sections at the left, the phone at the right, the bar at the foot. */
export function EditorPage({ back, readOnly = false, children, bar, ...page }: EditorPageProps) {
  useTitle(page.title);
  return (
    <FormPage {...page} above={back && <BackLink {...back} />} bar={readOnly ? undefined : bar}>
      <fieldset className={classes.fields} disabled={readOnly}>
        {children}
      </fieldset>
    </FormPage>
  );
}
