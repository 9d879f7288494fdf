import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { IconUserPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import type { ListSearch as Search } from "../../lib/list-search.ts";
import type { ListPosition } from "../../lib/use-paged-list.ts";
import { ListPager } from "../../shell/ListPager.tsx";
import { ListSearch } from "../../shell/ListSearch.tsx";
import { Segments } from "../../shell/Segments.tsx";
import { InviteDrawer } from "./InviteDrawer.tsx";

/** Changes what the list shows, in the address. */
export type Look = (next: { [Key in keyof Search]: Search[Key] | undefined }) => void;

type MembersPageProps = {
  show: "members" | "invited";
  q: string;
  look: Look;
  position: ListPosition;
  /** Nothing there at all: what could be done first is offered in the list's place. */
  isEmpty: boolean;
  order?: ReactNode;
  /** What can be done with the list itself. */
  actions?: ReactNode;
  children: (inviteButton: ReactNode) => ReactNode;
};

/** What stands around both lists: their titles, the way from one to the other, the search, and inviting. */
export function MembersPage({ show, q, look, position, isEmpty, order, actions, children }: MembersPageProps) {
  const t = useTranslations("members");
  const shell = useTranslations("shell");
  const [inviting, invite] = useDisclosure(false);
  const isInvited = show === "invited";
  const inviteButton = (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={invite.open}>
      {t("invite")}
    </Button>
  );
  const choices = [
    { value: "members", label: shell("members") },
    { value: "invited", label: t("invited.title") },
  ] as const;
  return (
    <ListPage
      title={shell("members")}
      description={isInvited ? t("invited.lead") : t("lead")}
      actions={
        !isEmpty && (
          <>
            {actions}
            {inviteButton}
          </>
        )
      }
      filters={
        <>
          {!isEmpty && (
            <ListSearch
              label={isInvited ? t("invited.searchLabel") : t("searchLabel")}
              value={q}
              onChange={(next) => look({ q: next })}
            />
          )}
          {!isEmpty && order}
          <Segments
            label={t("invited.show")}
            choices={choices}
            value={show}
            onChange={(next) => look({ show: next === "invited" ? next : undefined, q: undefined })}
          />
        </>
      }
      pager={<ListPager list={position} />}
    >
      {children(inviteButton)}
      <InviteDrawer opened={inviting} onClose={invite.close} />
    </ListPage>
  );
}
