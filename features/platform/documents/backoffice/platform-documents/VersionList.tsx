import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { isWithdrawable, versionInForce } from "../../domain/document-versions.ts";
import { companyDocuments } from "../../domain/platform-documents.ts";
import { slugOf } from "./document-name.ts";
import classes from "./platform-documents.module.css";
import type { WrittenDocument } from "./queries.ts";
import { WithdrawVersion } from "./WithdrawVersion.tsx";

const addresses = {
  TERMS_OF_SERVICE: paths.platformTerms,
  PRIVACY_POLICY: paths.platformPrivacy,
  DATA_PROCESSING_AGREEMENT: paths.platformAgreement,
} as const;

/** Lists the published versions with their days and numbers of acceptances, newest first. */
export function VersionList({ document: { document, versions }, today }: { document: WrittenDocument; today: string }) {
  const t = useTranslations("platformDocuments.versions");
  const { full, moment } = useRealDates();
  const [taking, take] = useState<string | null>(null);
  const isBinding = companyDocuments.some((each) => each === document);
  const inForce = versionInForce(versions, today)?.version;
  return (
    <FormSection title={t("title")} description={t(isBinding ? "lead" : "leadPeople")}>
      <ol className={classes.versions}>
        {versions.toReversed().map((each) => (
          <li key={each.version} className={classes.version}>
            <div className={classes.versionHead}>
              <Link to={addresses[document]} search={{ version: each.version }} target="_blank" className={link.link}>
                {t("from", { date: full(each.version) })}
              </Link>
              {each.version === inForce && <StatusWord tone="good">{t("inForce")}</StatusWord>}
              {each.version > today && each.version !== inForce && <StatusWord tone="wait">{t("coming")}</StatusWord>}
            </div>
            <p className={classes.quiet}>
              {each.publishedBy
                ? t("published", { name: each.publishedBy, date: moment(each.publishedAt) })
                : t("shipped")}
              {each.demandedFrom && ` · ${t("demanded", { date: full(each.demandedFrom) })}`}
              {` · ${t(isBinding ? "companies" : "people", { count: each.accepted })}`}
            </p>
            {isWithdrawable(each, each.accepted, today) && each.version !== inForce && (
              <Button type="button" variant="subtle" color="red" px={0} onClick={() => take(each.version)}>
                {t("withdraw")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isBinding && (
        <Link to={paths.documentAcceptances} params={{ document: slugOf(document) }} className={link.link}>
          {t("acceptances")}
        </Link>
      )}
      {taking && <WithdrawVersion document={document} version={taking} onClose={() => take(null)} />}
    </FormSection>
  );
}
