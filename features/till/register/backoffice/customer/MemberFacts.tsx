import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { TillMember } from "../queries.ts";
import classes from "./member-strip.module.css";

type MemberFactsProps = {
  member: TillMember;
  left: number;
  pointsActive: boolean;
  /** Whether its figures are those of now; while they are asked for anew none is shown. */
  isKnown: boolean;
};

/** The name, the points, and when they were here last. */
export function MemberFacts({ member, left: remainingPoints, pointsActive, isKnown }: MemberFactsProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const { count } = useNumbers();
  const { moment } = useDates();
  const name = `${member.firstName} ${member.lastName}`.trim() || t("nameless");
  // A visit without a purchase is a visit too.
  const latest = member.latestPurchaseAt ?? member.visits[0]?.dateOfPurchase;
  const aside =
    remainingPoints < member.clubPoints
      ? t("pointsAfter", { before: count(member.clubPoints) })
      : member.owedPoints > 0 && t("owedPoints", { points: member.owedPoints });
  return (
    <>
      <h2 className={classes.name} title={name} translate="no">
        {name}
      </h2>
      {pointsActive && (
        <p className={classes.points}>
          <strong>{isKnown ? words("points", { count: Math.max(0, remainingPoints) }) : "…"}</strong>
          {isKnown && aside && <span>{aside}</span>}
        </p>
      )}
      <p className={classes.visits}>{latest ? t("lastPurchase", { when: moment(latest) }) : t("noPurchaseYet")}</p>
    </>
  );
}
