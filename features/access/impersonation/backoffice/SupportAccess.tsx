import { NativeSelect } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import { type SupportChangeHours, supportChangeHours } from "../domain/impersonation.ts";
import classes from "./impersonation.module.css";
import { type Impersonation, impersonationsQuery } from "./queries.ts";

type SupportAccessProps = { companyId: number };

/** The permission for changes by support, and the list of impersonations. Only merchants see it. */
export function SupportAccess({ companyId }: SupportAccessProps) {
  const t = useTranslations("impersonation.access");
  const words = useTranslations("words");
  const { impersonation } = useAccess();
  const query = useQuery({ ...impersonationsQuery(companyId), enabled: !impersonation });
  if (impersonation) return null;
  return (
    <div id="stammis" className={classes.anchor}>
      <FormSection title={t("title")} description={t("lead")}>
        <Loaded query={query} skeleton={<ListSkeleton label={words("loading")} rows={2} />} failed={t("failed")}>
          {({ mayChangeUntil, rows }) => (
            <>
              <MayChange companyId={companyId} until={mayChangeUntil} />
              {rows.length === 0 ? <p className={classes.quiet}>{t("none")}</p> : <Rows rows={rows} />}
            </>
          )}
        </Loaded>
      </FormSection>
    </div>
  );
}

/**
 * The choice of how long support may make changes. It takes effect at once; while the permission lasts, its end is
 * shown.
 */
function MayChange({ companyId, until }: SupportAccessProps & { until: string | null }) {
  const t = useTranslations("impersonation.access");
  const { moment } = useRealDates();
  const notices = useNotices();
  const { queryKey } = impersonationsQuery(companyId);
  const allow = useMutation({
    mutationFn: (hours: SupportChangeHours) =>
      call("allowSupportChanges", { params: { id: companyId }, body: { hours } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, (previous) => previous && { ...previous, ...answer });
      notices.done(answer.mayChangeUntil ? t("allowed") : t("disallowed"));
    },
    onError: (error) => notices.failed(error, t("allowFailed")),
  });
  const choices = supportChangeHours.map((hours) => ({ value: String(hours), label: t(`hours.${hours}`) }));
  const currentOptions = until ? [{ value: "held", label: t("heldUntil", { when: moment(until) }) }] : [];
  return (
    <NativeSelect
      label={t("mayChange")}
      description={t("mayChangeHint")}
      data={[...currentOptions, ...choices]}
      value={until ? "held" : "0"}
      disabled={allow.isPending}
      onChange={({ currentTarget: { value } }) => {
        if (value !== "held") allow.mutate(Number(value) as SupportChangeHours);
      }}
    />
  );
}

function Rows({ rows }: { rows: readonly Impersonation[] }) {
  const t = useTranslations("impersonation.access");
  const { moment, weekdayAndTime } = useRealDates();
  return (
    <ol className={classes.rows}>
      {rows.map(({ id, by, merchant, reason, startedAt, endsAt, state, changes }) => (
        <li key={id} className={classes.row}>
          <p className={classes.reason}>{reason}</p>
          <p className={classes.quiet}>
            {t("who", { name: by, merchant })}
            {" · "}
            {t("when", { from: moment(startedAt), to: weekdayAndTime(endsAt).time })}
            {" · "}
            {t("changes", { count: changes })}
          </p>
          {state === "LASTS" && <p className={classes.lasts}>{t("lasts")}</p>}
        </li>
      ))}
    </ol>
  );
}
