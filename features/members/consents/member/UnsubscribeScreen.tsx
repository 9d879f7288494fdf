import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { codeOf } from "#packages/web/problem.ts";
import { unsubscribeChannel } from "../domain/unsubscribing.ts";
import { unsubscriberQuery } from "./unsubscribing/queries.ts";
import { UnsubscribeQuestion } from "./unsubscribing/UnsubscribeQuestion.tsx";

/**
 * `/u/{id}`: the page behind an unsubscribe link. Opening it changes nothing. An id without a channel sends no request.
 * Spec §2.
 */
export function UnsubscribeScreen() {
  const words = useTranslations("unsubscribing");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const { id } = useParams({ from: "/u/$id" });
  const query = useQuery({ ...unsubscriberQuery(id), enabled: unsubscribeChannel(id) !== null });
  if (codeOf(query.error) === "NOT_FOUND") {
    const toStart = <LinkButton to={paths.home}>{shell("toStart")}</LinkButton>;
    const [title, text] = [words("fetchFailed"), words("missingText")];
    return <EmptyState drawing="mail" level={1} title={title} text={text} action={toStart} />;
  }
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={2} />} failed={words("fetchFailed")}>
      {(unsubscriber) => {
        if (unsubscriber.subscribed) return <UnsubscribeQuestion id={id} unsubscriber={unsubscriber} />;
        const { channel, commercialName } = unsubscriber;
        return (
          <EmptyState
            drawing="mail"
            level={1}
            title={words("alreadyTitle", { type: channel, commercial: commercialName })}
            text={words("alreadyText")}
            action={<LinkButton to={paths.home}>{shell("toStart")}</LinkButton>}
          />
        );
      }}
    </Loaded>
  );
}
