import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { TillMember } from "../queries.ts";
import classes from "./member-strip.module.css";

type MemberFactsProps = {
  member: TillMember;
  left: number;
  pointsActive: boolean;
  /** Whether the figures are current. During a refetch they are hidden. */
  isKnown: boolean;
  /** Whether the scanned code was old by the till's clock. Shown only if the server could not check the code. */
  isCardOld: boolean;
};

/** Shows the name, the points and the latest visit. */
export function MemberFacts({ member, left: remainingPoints, pointsActive, isKnown, isCardOld }: MemberFactsProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const { count } = useNumbers();
  const { moment } = useDates();
  const name = `${member.firstName} ${member.lastName}`.trim() || t("nameless");
  // A visit without a purchase counts too.
  const latest = member.latestPurchaseAt ?? member.visits[0]?.dateOfPurchase;
  const seenAt = member.seenAt === undefined ? null : moment(new Date(member.seenAt).toISOString());
  const aside =
    remainingPoints < member.clubPoints
      ? t("pointsAfter", { before: count(member.clubPoints) })
      : member.owedPoints > 0 && t("owedPoints", { points: member.owedPoints });
  const visits = latest ? t("lastPurchase", { when: moment(latest) }) : t("noPurchaseYet");
  const seen = isCardOld ? t("cardOld") : t("seenAt", { when: seenAt ?? "" });
  return (
    <>
      <h2 className={classes.name} title={name} translate="no">
        {name}
      </h2>
      {pointsActive && (
        <p className={classes.points}>
          <strong>{isKnown ? words("points", { count: Math.max(0, remainingPoints) }) : "…"}</strong>
          {isKnown && aside && <span>{aside}</span>}
          {seenAt !== null && <span className={classes.asOf}>{t("asOf", { when: seenAt })}</span>}
        </p>
      )}
      <p className={classes.visits}>{seenAt === null ? visits : seen}</p>
    </>
  );
}
