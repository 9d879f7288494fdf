import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { withoutEmpty } from "../../../lib/list-search.ts";
import { useListAddress } from "../../../lib/use-list-address.ts";
import { ExportButton } from "../../../shell/ExportButton.tsx";
import { ListToolbar } from "../../../shell/ListToolbar.tsx";
import { Loaded } from "../../../shell/Loaded.tsx";
import { MoreButton } from "../../../shell/MoreButton.tsx";
import { bringRecipients, type Recipient, recipientsQuery, type Sendout } from "../queries.ts";
import classes from "../sendouts.module.css";
import { useRecipientColumns } from "./RecipientColumns.tsx";
import { RecipientFilterFields, useRecipientWords } from "./RecipientFilterFields.tsx";

/** Who got it, who did not, and why. */
export function Recipients({ sendout, media }: { sendout: Sendout; media: readonly Recipient["medium"][] }) {
  const t = useTranslations("sendouts");
  const loading = useTranslations("words")("loading");
  const { q, medium, recipientState: state, recipientReason: reason } = useListAddress().search;
  const filters = withoutEmpty({ q, medium, state, reason });
  const query = useInfiniteQuery(recipientsQuery(sendout, filters));
  const columns = useRecipientColumns();
  return (
    <section aria-labelledby="sendout-recipients">
      <h2 id="sendout-recipients" className={classes.title}>
        {t("recipients")}
      </h2>
      <div className={classes.tools}>
        <ListToolbar
          searchLabel={t("recipientSearch")}
          searchRef={useRef<HTMLInputElement>(null)}
          filters={<RecipientFilterFields media={media} />}
          words={useRecipientWords()}
          actions={<ExportButton bring={() => bringRecipients(sendout.id, filters)} />}
          order={null}
          choosing={null}
        />
      </div>
      <Loaded query={query} failed={t("recipientsFailed")} skeleton={<TableSkeleton label={loading} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className={classes.quiet}>{t("noRecipients")}</p>;
          return (
            <>
              <DataTable
                caption={t("recipients")}
                columns={columns}
                rows={rows}
                rowKey={({ medium, memberId }) => `${medium} ${memberId}`}
              />
              <MoreButton query={query} label={t("more")} above="md" />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
