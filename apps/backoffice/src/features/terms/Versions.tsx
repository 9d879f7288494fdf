import { acceptancesCounted } from "@stammis/domain/clubs/terms-versions";
import { type StatusTone, StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { FormSection } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import type { TermsState } from "./queries.ts";
import classes from "./terms.module.css";

type State = TermsState["versions"][number]["state"];
const tones = { IN_FORCE: "good", COMING: "wait", TAKEN_BACK: "calm" } as const satisfies Record<
  Exclude<State, "REPLACED">,
  StatusTone
>;

/** What was published, when and by whom; the newest first. */
export function Versions({ versions }: Pick<TermsState, "versions">) {
  const t = useTranslations("terms");
  const { moment, full } = useDates();
  const sayAccepted = (count: number) =>
    count > acceptancesCounted ? t("acceptedMore", { count: acceptancesCounted }) : t("accepted", { count });
  return (
    <FormSection title={t("versions")}>
      {versions.length === 0 && <p className={classes.quiet}>{t("noVersions")}</p>}
      <ol className={classes.versions}>
        {versions.map(({ version, state, appliesOn, asksAgain, accepted, publishedAt, publishedBy }) => (
          <li key={version} className={classes.version}>
            <span className={classes.versionName}>{t("version", { version: String(version) })}</span>
            {state === "REPLACED" ? null : (
              <StatusWord tone={tones[state]}>{t(`states.${state}`, { day: full(appliesOn) })}</StatusWord>
            )}
            {asksAgain && <span className={classes.quiet}>{t("asked")}</span>}
            {accepted !== null && <span className={classes.quiet}>{sayAccepted(accepted)}</span>}
            <span className={classes.quiet}>{[moment(publishedAt), publishedBy].filter(Boolean).join(", ")}</span>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
