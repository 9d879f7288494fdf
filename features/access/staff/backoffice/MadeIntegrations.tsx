import { Checkbox } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { MadeByStaff } from "./queries.ts";
import classes from "./staff.module.css";

type MadeIntegrationsProps = { made: MadeByStaff; revokes: boolean; onChange: (revokes: boolean) => void };

/** The integrations that a person created, and whether they end with the removal. Empty without any. */
export function MadeIntegrations({ made, revokes, onChange }: MadeIntegrationsProps) {
  const t = useTranslations("staff.drawer");
  const { apiKeys, webhooks, connections } = made;
  if (apiKeys.length + webhooks.length + connections.length === 0) return null;
  const lines = [
    ...apiKeys.map(({ name, club }) => t("madeKey", { name, club })),
    ...webhooks.map(({ host, club }) => t("madeWebhook", { host, club })),
    ...connections.map(({ name, club }) => t("madeConnection", { name, club })),
  ];
  return (
    <div className={classes.made}>
      <Checkbox
        checked={revokes}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={t("revokeMade")}
        description={t(revokes ? "revokeMadeHint" : "keepMadeHint")}
      />
      <ul aria-label={t("made")}>
        {lines.map((line, at) => (
          // Two keys of one club may have the same name.
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
