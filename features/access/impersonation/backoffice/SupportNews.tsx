import { CloseButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useIsMerchant, useMyCompany } from "#packages/web/backoffice/session/session.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import classes from "./impersonation.module.css";
import { type Impersonation, impersonationsQuery } from "./queries.ts";

/** The storage key for the latest impersonation that the merchant has dismissed on this device. */
const seenKey = "stammis.impersonation-seen";

/** Tells a company's merchants about a running impersonation, and for a day after its end. */
export function SupportNews() {
  const company = useMyCompany();
  const isMerchant = useIsMerchant();
  return isMerchant && company ? <Latest companyId={company.id} /> : null;
}

function Latest({ companyId }: { companyId: number }) {
  const latest = useQuery(impersonationsQuery(companyId)).data?.rows[0];
  const [seen, setSeen] = useState(() => Number(localStore.getItem(seenKey)));
  if (!latest || latest.state === "OVER" || (latest.state === "TOLD" && seen >= latest.id)) return null;
  const putAway = () => {
    localStore.setItem(seenKey, String(latest.id));
    setSeen(latest.id);
  };
  return <News {...latest} onClose={latest.state === "TOLD" ? putAway : undefined} />;
}

function News({ by, reason, startedAt, state, onClose }: Impersonation & { onClose: (() => void) | undefined }) {
  const t = useTranslations("impersonation.news");
  const words = useTranslations("words");
  const { moment } = useRealDates();
  const values = { name: by, reason, when: moment(startedAt) };
  return (
    <aside className={classes.news} aria-label={t("name")}>
      <p role="status">{state === "LASTS" ? t("lasts", values) : t("was", values)}</p>
      <Link to={paths.company} hash="stammis" className={link.link}>
        {t("more")}
      </Link>
      {onClose && <CloseButton className={classes.away} aria-label={words("close")} onClick={onClose} />}
    </aside>
  );
}
