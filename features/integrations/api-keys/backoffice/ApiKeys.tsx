import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { RevokeButton } from "#packages/web/backoffice/invitations/RevokeButton.tsx";
import { useLocalPages } from "#packages/web/backoffice/list-address/local-pages.ts";
import { ListPager } from "#packages/web/backoffice/lists/ListPager.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { CreateKey } from "./CreateKey.tsx";
import classes from "./integrations.module.css";
import { KeyLimitsButton } from "./KeyLimits.tsx";
import { hasOwnLimits } from "./key-limits-form.ts";
import { type ApiKey, apiKeysQuery, useRevokeKey } from "./queries.ts";
import { useScopeWords } from "./scope-words.ts";

const tones = { LIVE: "good", EXPIRED: "wait", REVOKED: "calm" } as const;

/** The club's keys, live ones first. */
export function ApiKeys() {
  const t = useTranslations("apiKeys");
  const words = useTranslations("words");
  const keys = useQuery(apiKeysQuery);
  const [creating, create] = useDisclosure(false);
  const button = useCan("manageIntegrations") && <Button onClick={create.open}>{t("create")}</Button>;
  return (
    <section className={classes.section} aria-labelledby="api-keys">
      <div className={classes.head}>
        <div>
          <h2 id="api-keys" className={classes.title}>
            {t("keysTitle")}
          </h2>
          <p className={classes.quiet}>{t("keysLead")}</p>
        </div>
        {keys.data && keys.data.length > 0 && button}
      </div>
      <Loaded query={keys} failed={t("fetchFailed")} skeleton={<ListSkeleton label={words("loading")} rows={3} />}>
        {(rows) =>
          rows.length > 0 ? (
            <Rows rows={rows} />
          ) : (
            <EmptyState drawing="locations" title={t("emptyTitle")} text={t("emptyText")} action={button} />
          )
        }
      </Loaded>
      {creating && <CreateKey onClose={create.close} />}
    </section>
  );
}

function Rows({ rows }: { rows: readonly ApiKey[] }) {
  const t = useTranslations("apiKeys");
  const { shown: pageRows, position } = useLocalPages(rows);
  return (
    <>
      <ul className={classes.rows} aria-label={t("keysTitle")}>
        {pageRows.map((key) => (
          <Row key={key.id} apiKey={key} />
        ))}
      </ul>
      <ListPager list={position} />
    </>
  );
}

function Row({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("apiKeys");
  const { moment } = useRealDates();
  const wordsOf = useScopeWords();
  const revoke = useRevokeKey();
  const { id, name, hint, scopes, pointsOfSale, limits, state, expiresAt, lastUsedAt } = apiKey;
  const mayChange = useCan("manageIntegrations");
  const isLimited = scopes.includes("purchases:write") || scopes.includes("points:write");
  const facts = [
    pointsOfSale ? pointsOfSale.map((place) => place.name).join(", ") : t("wholeClub"),
    expiresAt ? t("expires", { when: moment(expiresAt) }) : t("neverExpires"),
    lastUsedAt ? t("lastUsed", { when: moment(lastUsedAt) }) : t("neverUsed"),
    ...(isLimited ? [t(hasOwnLimits(limits) ? "limits.own" : "limits.cashiers")] : []),
  ];
  return (
    <li className={classes.row} data-over={state !== "LIVE" || undefined}>
      <div className={classes.words}>
        <p className={classes.name}>
          {name} <span className={classes.quiet}>{t("endsWith", { hint })}</span>
          <StatusWord tone={tones[state]}>{t(`states.${state}`)}</StatusWord>
        </p>
        <p>{scopes.map(wordsOf).join(" · ")}</p>
        <p className={classes.quiet}>{facts.join(" · ")}</p>
      </div>
      {mayChange && state !== "REVOKED" && (
        <div className={classes.acts}>
          {isLimited && <KeyLimitsButton apiKey={apiKey} />}
          <RevokeButton id={id} name={name} of="apiKeys" act={revoke} />
        </div>
      )}
    </li>
  );
}
