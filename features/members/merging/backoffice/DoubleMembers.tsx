import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import card from "#packages/web/backoffice/page/waiting-card.module.css";
import classes from "./merging.module.css";
import { useDoubleMembers } from "./queries.ts";
import { useMemberWords } from "./use-member-words.ts";

/** Shows members who have joined twice with one address, in two spellings. Renders nothing if there are none. */
export function DoubleMembers() {
  const t = useTranslations("merging");
  const { nameOf, number } = useMemberWords();
  const pairs = useDoubleMembers();
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="double-members" className={classes.requests}>
      <h2 id="double-members" className={card.heading}>
        {t("doubles.title", { count: pairs.length })}
      </h2>
      <ul className={card.cards}>
        {pairs.map(({ kept: survivor, other, email }) => (
          <li key={other.id} className={card.card}>
            <div className={card.words}>
              <p className={card.what}>{nameOf(survivor)}</p>
              <p>
                {t("doubles.text", { email, kept: number(survivor.membershipId), other: number(other.membershipId) })}
              </p>
              <Link
                to={paths.memberMergeWith}
                params={{ id: String(survivor.id), otherId: String(other.id) }}
                className={textLink.link}
              >
                {t("doubles.merge")}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
