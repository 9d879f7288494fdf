import { IconUserX } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import classes from "./member-strip.module.css";
import type { TillMember } from "./queries.ts";

type MemberStripProps = {
  query: UseQueryResult<TillMember>;
  /** Points after the chosen rewards. */
  left: number;
  /** A registration is under way. */
  locked: boolean;
  onChange: () => void;
};

/** Who stands here: the name and the points, to be read at arm's length. */
export function MemberStrip({ query, left, locked, onChange }: MemberStripProps) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const member = query.data;
  return (
    <div className={classes.strip}>
      <div className={classes.words} aria-live="polite">
        {member ? <Facts member={member} left={left} /> : <p className={classes.name}>{words("loading")}</p>}
      </div>
      <button type="button" className={classes.change} onClick={onChange} disabled={locked}>
        <IconUserX size={24} aria-hidden="true" />
        {t("changeMember")}
      </button>
    </div>
  );
}

function Facts({ member, left }: { member: TillMember; left: number }) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const { count } = useNumbers();
  const { moment } = useDates();
  const name = `${member.firstName} ${member.lastName}`.trim() || t("nameless");
  const latest = member.latestPurchaseAt;
  return (
    <>
      <h2 className={classes.name} title={name}>
        {name}
      </h2>
      {member.pointsActive && (
        <p className={classes.points}>
          <strong>{words("points", { count: Math.max(0, left) })}</strong>
          {left < member.clubPoints && <span>{t("pointsAfter", { before: count(member.clubPoints) })}</span>}
        </p>
      )}
      <p className={classes.visits}>{latest ? t("lastPurchase", { when: moment(latest) }) : t("noPurchaseYet")}</p>
    </>
  );
}
