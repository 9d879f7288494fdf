import { Button, NativeSelect } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { LogTable } from "#packages/web/backoffice/lists/LogTable.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { deliveryStates, loggedTypes } from "../domain/webhooks.ts";
import { useDeliveryColumns } from "./DeliveryColumns.tsx";
import { DeliveryDialog } from "./DeliveryDialog.tsx";
import { deliveriesQuery, type Webhook } from "./queries.ts";
import { ReplayDialog } from "./ReplayDialog.tsx";
import { readDeliverySearch } from "./search.ts";
import { useEventWords } from "./use-event-words.ts";
import classes from "./webhooks.module.css";

/** The deliveries to an endpoint, the latest first; the page's URL holds the filters. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.log");
  const replayWord = useTranslations("webhooks.replay")("open");
  const mayChange = useCan("manageIntegrations");
  const { search, look } = useListAddress(readDeliverySearch);
  const { delivery: state, event } = search;
  const isFiltered = state !== undefined || event !== undefined;
  const isOn = webhook.state === "ACTIVE";
  const query = useInfiniteQuery(deliveriesQuery(webhook.id, { state, event }, isOn));
  const columns = useDeliveryColumns();
  const nameOf = useEventWords();
  const [opened, open] = useState<number | null>(null);
  const [replaying, replay] = useDisclosure(false);
  const rows = query.data?.pages.flatMap((each) => each.rows) ?? [];
  const openedDelivery = rows.find(({ id }) => id === opened);
  return (
    <section className={classes.log} aria-labelledby="webhook-log">
      <div className={page.headingRow}>
        <h2 id="webhook-log" className={classes.heading}>
          {t("title")}
        </h2>
        <p className={page.quiet}>{t("lead")}</p>
      </div>
      <div className={classes.filters}>
        <Segments
          label={t("show")}
          choices={[
            { value: "ALL", label: t("shows.ALL") },
            ...deliveryStates.map((value) => ({ value, label: t(`shows.${value}`) })),
          ]}
          value={state ?? "ALL"}
          onChange={(value) => look({ delivery: deliveryStates.find((each) => each === value) })}
        />
        <NativeSelect
          aria-label={t("event")}
          w={190}
          data={[
            { value: "", label: t("allEvents") },
            ...loggedTypes.map((value) => ({ value, label: nameOf(value) })),
          ]}
          value={event ?? ""}
          onChange={({ currentTarget }) => look({ event: loggedTypes.find((each) => each === currentTarget.value) })}
        />
        {isOn && mayChange && (rows.length > 0 || isFiltered) && (
          <Button variant="default" onClick={replay.open}>
            {replayWord}
          </Button>
        )}
      </div>
      <LogTable
        query={query}
        rows={rows}
        caption={t("title")}
        columns={columns}
        failed={t("fetchFailed")}
        more={t("more")}
        empty={
          isFiltered ? (
            <EmptyState drawing="search" title={t("noneFound")} />
          ) : (
            <EmptyState drawing="mail" title={t("empty")} text={t("emptyText")} />
          )
        }
        onOpen={open}
      />
      {openedDelivery && <DeliveryDialog delivery={openedDelivery} webhook={webhook} onClose={() => open(null)} />}
      {replaying && <ReplayDialog webhook={webhook} onClose={replay.close} />}
    </section>
  );
}
