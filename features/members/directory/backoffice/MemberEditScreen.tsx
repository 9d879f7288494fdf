import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { MemberEditor } from "./MemberEditor.tsx";
import { memberQuery } from "./queries.ts";

/** `/members/{id}/edit` */
export function MemberEditScreen() {
  const t = useTranslations("directory");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(memberQuery(Number(id)));
  const leave = useLeave(id);
  return (
    <Loaded
      query={query}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
      missing={
        <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.members} toLabel={t("toMembers")} />
      }
    >
      {(member) => (
        <MemberEditor
          key={member.profile.id}
          member={member}
          onSaved={() => leave(true)}
          onCancel={() => leave(false)}
        />
      )}
    </Loaded>
  );
}

/**
 * Returns to the member's page in its earlier state, also if the editor was opened by its address. After a save, skips
 * the question about unsaved changes.
 */
function useLeave(id: string) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const cameFromMember = useLocation({ select: ({ state }) => "fromMember" in state });
  return (ignoreBlocker: boolean) =>
    cameFromMember
      ? history.back({ ignoreBlocker })
      : void navigate({ to: paths.member, params: { id }, replace: true, ignoreBlocker });
}
