import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { acceptancesCounted } from "../domain/terms-versions.ts";
import type { TermsKind, TermsState } from "./queries.ts";
import classes from "./terms.module.css";
import { VersionState } from "./VersionState.tsx";

/** The path of a version's page. */
const versionPath = {
  membership: paths.membershipTermsVersion,
  privacy: paths.privacyPolicyVersion,
} as const satisfies Record<TermsKind, string>;

/** The published versions with time and author, newest first, each with a link. */
export function Versions({ kind, versions }: Pick<TermsState, "versions"> & { kind: TermsKind }) {
  const t = useTranslations("terms");
  const { moment } = useDates();
  const sayAccepted = (count: number) =>
    count > acceptancesCounted ? t("acceptedMore", { count: acceptancesCounted }) : t("accepted", { count });
  return (
    <FormSection title={t("versions")}>
      {versions.length === 0 && <p className={classes.quiet}>{t("noVersions")}</p>}
      <ol className={classes.versions}>
        {versions.map(({ version, state, appliesOn, asksAgain, accepted, publishedAt, publishedBy }) => (
          <li key={version} className={classes.version}>
            <Link
              to={versionPath[kind]}
              params={{ version: String(version) }}
              className={`${link.link} ${classes.versionName}`}
            >
              {t("version", { version: String(version) })}
            </Link>
            <VersionState state={state} appliesOn={appliesOn} />
            {asksAgain && <span className={classes.quiet}>{t("asked")}</span>}
            {accepted !== null && <span className={classes.quiet}>{sayAccepted(accepted)}</span>}
            <span className={classes.quiet}>{[moment(publishedAt), publishedBy].filter(Boolean).join(", ")}</span>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
