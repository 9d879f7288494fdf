import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ExpiredReset } from "#features/access/sessions/member/ExpiredReset.tsx";
import { PasswordResetForm } from "#features/access/sessions/member/PasswordResetForm.tsx";
import { passwordResetQuery } from "#features/access/sessions/member/queries.ts";
import { paths } from "#features/member-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { codeOf } from "#packages/web/problem.ts";

/** `/auth/password/reset/{id}`. An expired link is reported first and offers a new one. Spec §2. */
export function PasswordResetScreen() {
  const words = useTranslations("sessions");
  const loading = useTranslations("words")("loading");
  const { id: token } = useParams({ from: "/auth/password/reset/$id" });
  const query = useQuery(passwordResetQuery(token));
  if (codeOf(query.error) === "LINK_NOT_VALID") {
    const action = <LinkButton to={paths.passwordRequest}>{words("askNewLink")}</LinkButton>;
    const { title, text } = { title: words("resetDeadTitle"), text: words("resetDeadText") };
    return <EmptyState drawing="mail" level={1} title={title} text={text} action={action} />;
  }
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={2} />} failed={words("resetFailed")}>
      {({ expired, channel }) =>
        expired ? (
          <ExpiredReset token={token} channel={channel} />
        ) : (
          <PasswordResetForm token={token} onDead={() => void query.refetch()} />
        )
      }
    </Loaded>
  );
}
