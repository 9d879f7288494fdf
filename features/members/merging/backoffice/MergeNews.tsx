import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import { Merges } from "./Merges.tsx";
import classes from "./merging.module.css";
import { candidatesQuery } from "./queries.ts";
import { useMemberWords } from "./use-member-words.ts";

/** Shows a note on the member's profile: members who may be the same person, and memberships merged into this one. */
export function MergeNews({ memberId, name }: { memberId: number; name: string }) {
  const likely = useQuery(candidatesQuery(memberId, "")).data?.rows ?? [];
  return (
    <div className={classes.news}>
      <Hint memberId={memberId} likely={likely} />
      <Merges memberId={memberId} name={name} />
    </div>
  );
}

type HintProps = { memberId: number; likely: { id: number; firstName: string; lastName: string }[] };

function Hint({ memberId, likely }: HintProps) {
  const t = useTranslations("merging");
  const { nameOf } = useMemberWords();
  const [first] = likely;
  const id = String(memberId);
  if (!first) return null;
  return (
    <p className={classes.hint}>
      {likely.length === 1 ? t("hint", { name: nameOf(first) }) : t("hintMany", { count: likely.length })}{" "}
      {likely.length === 1 ? (
        <Link to={paths.memberMergeWith} params={{ id, otherId: String(first.id) }} className={textLink.link}>
          {t("compare")}
        </Link>
      ) : (
        <Link to={paths.memberMerge} params={{ id }} className={textLink.link}>
          {t("compare")}
        </Link>
      )}
    </p>
  );
}
