import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { invitationColumns } from "#features/members/invitations/contract/columns.ts";
import { initialSort, knownSort } from "#packages/domain/list-columns.ts";
import type { ListTab } from "#packages/ui/tables/ListTabs.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { BulkButton } from "#packages/web/backoffice/lists/BulkButton.tsx";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import type { Chosen } from "#packages/web/backoffice/lists/list-props.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { bringInvitations, type InvitationRow, useInvitationList, useResendInvitations } from "../queries.ts";
import { useAddressWords } from "../use-address-words.ts";
import { useInvitedColumns } from "./InvitedColumns.tsx";

type InvitedListProps = { tabs: readonly ListTab[]; create: ReactNode; children: ReactNode };

/** Invited members who have not joined, latest first. */
export function InvitedList({ tabs, create, children }: InvitedListProps) {
  const t = useTranslations("directory.invited");
  const directory = useTranslations("directory");
  const address = useListAddress().search;
  const mayChange = useCan("changeMembers");
  const filters = withoutEmpty({ q: address.q, sort: knownSort(invitationColumns, address.sort) });
  const { query, position } = useInvitationList(filters);
  return (
    <ListFrame
      name="invited"
      title={directory("menu")}
      tabs={tabs}
      create={create}
      searchLabel={t("searchLabel")}
      actions={<ExportButton bring={() => bringInvitations(filters)} />}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useInvitedColumns()}
      rowKey={({ id }) => id}
      rowName={useAddressWords()}
      sort={initialSort(invitationColumns, "invitedAt")}
      bulk={mayChange ? (chosen) => <InvitedActs chosen={chosen} /> : undefined}
      failed={t("failed")}
      empty={{ drawing: "mail", title: t("none"), text: t("noneText") }}
      noneFound={{ drawing: "search", title: t("noneFound"), text: t("noneFoundText") }}
    >
      {children}
    </ListFrame>
  );
}

/** The actions on several selected invitations. */
function InvitedActs({ chosen }: { chosen: Chosen<InvitationRow> }) {
  const t = useTranslations("directory.invited");
  const words = useTranslations("shell.invitation");
  const addressOf = useAddressWords();
  const resend = useResendInvitations();
  return (
    <>
      <BulkButton
        chosen={chosen}
        label={words("sendAgain")}
        nameOf={addressOf}
        act={resend}
        failed={words("sendAgainFailed")}
      />
      <BulkButton
        chosen={chosen}
        label={words("withdraw")}
        nameOf={addressOf}
        act={(ids) => call("withdrawInvitations", { body: { ids } })}
        failed={words("withdrawFailed")}
        ask={{ title: words("askTitle"), text: t("askSeveral", { count: chosen.rows.length }) }}
      />
    </>
  );
}
