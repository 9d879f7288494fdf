import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { memberQuery } from "#features/members/directory/backoffice/queries.ts";
import { MergeCompare } from "#features/members/merging/backoffice/MergeCompare.tsx";
import { MergeFinder } from "#features/members/merging/backoffice/MergeFinder.tsx";
import { Merges } from "#features/members/merging/backoffice/Merges.tsx";
import { previewQuery } from "#features/members/merging/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { CardSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";

/** Shows two memberships of one person with what each has, and merges them. */
export function MergeScreen() {
  const t = useTranslations("merging");
  const directory = useTranslations("directory");
  const words = useTranslations("words");
  const { id, otherId } = useParams({ strict: false });
  const query = useQuery(memberQuery(Number(id)));
  useTitle(t("title"));
  const missing = (
    <NothingHere title={t("missing")} text={t("missingText")} to={paths.members} toLabel={directory("menu")} />
  );
  return (
    <Loaded query={query} skeleton={<CardSkeleton label={words("loading")} />} missing={missing}>
      {({ profile }) => {
        const name = fullName(profile) || t("nameless");
        return (
          <PlainPage
            title={t("title")}
            description={otherId ? undefined : `${t("lead")} ${t("keeps", { name })}`}
            above={<BackLink to={paths.member} id={profile.id} label={t("toMember", { name })} />}
            actions={
              otherId && (
                <Link to={paths.memberMerge} params={{ id: String(profile.id) }} className={textLink.link}>
                  {t("otherOne")}
                </Link>
              )
            }
          >
            {otherId ? (
              <Comparing id={profile.id} otherId={Number(otherId)} />
            ) : (
              <>
                <MergeFinder memberId={profile.id} />
                <Merges memberId={profile.id} name={name} />
              </>
            )}
          </PlainPage>
        );
      }}
    </Loaded>
  );
}

function Comparing({ id, otherId }: { id: number; otherId: number }) {
  const t = useTranslations("merging");
  const words = useTranslations("words");
  const query = useQuery(previewQuery(id, otherId));
  const missing = (
    <NothingHere title={t("missing")} text={t("missingText")} to={paths.members} toLabel={t("otherOne")} />
  );
  return (
    <Loaded
      query={query}
      failed={t("previewFailed")}
      skeleton={<CardSkeleton label={words("loading")} />}
      missing={missing}
    >
      {(preview) => <MergeCompare key={otherId} preview={preview} />}
    </Loaded>
  );
}
