import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import type { Selection } from "../domain/selection.ts";
import { sampleQuery } from "./queries.ts";
import classes from "./selection-side.module.css";

const shownAtMost = 8;

/** A few sample members of the selection. */
export function SampleMembers({ expression, isOld }: { expression: Selection; isOld: boolean }) {
  const t = useTranslations("selectionEditor");
  const { data } = useQuery(sampleQuery(expression));
  if (!data || data.rows.length === 0) return null;
  return (
    <section data-old={isOld || undefined}>
      <h3 className={classes.title}>{t("sample")}</h3>
      <ul className={classes.sample}>
        {data.rows.slice(0, shownAtMost).map((member) => (
          <li key={member.id}>
            <Link to={paths.member} params={{ id: String(member.id) }} target="_blank" className={link.link}>
              {fullName(member) || member.email || member.phone || member.membershipId}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
