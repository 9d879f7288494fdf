import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Figure } from "@stammis/ui/Figure.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import page from "../../shell/detail-page.module.css";
import { fullName } from "../members/member-name.ts";
import type { Member } from "../members/queries.ts";
import { AccountLines } from "./AccountLines.tsx";
import { GivePoints } from "./GivePoints.tsx";
import classes from "./points-account.module.css";
import { pointsAccountQuery } from "./queries.ts";

/** A member's points: how they stand, when they fall due, and every act that made them so. Spec §4 "Points". */
export function PointsAccount({ member }: { member: Member }) {
  const t = useTranslations("members");
  const { count } = useNumbers();
  const [giving, give] = useDisclosure(false);
  const { profile, points } = member;
  const { data } = useInfiniteQuery(pointsAccountQuery(profile.id));
  const owed = data?.pages[0]?.owed ?? 0;
  return (
    <section className={classes.account}>
      <div className={page.headingRow}>
        <h2 className={page.heading}>{t("pointsAccount")}</h2>
        <Button variant="light" onClick={give.open}>
          {t("give.open")}
        </Button>
      </div>
      <div className={page.figures}>
        <Figure
          label={t("balance")}
          value={count(points.balance)}
          delta={owed > 0 ? { text: t("owed", { points: owed }), tone: "bad" } : undefined}
        />
        <Figure label={t("earned")} value={count(points.earned)} />
        <Figure label={t("redeemed")} value={count(points.redeemed)} />
        <Figure label={t("fallenDue")} value={count(points.fallenDue)} />
      </div>
      <Due due={points.due} />
      <AccountLines memberId={profile.id} />
      <GivePoints
        memberId={profile.id}
        name={fullName(profile) || t("nameless")}
        opened={giving}
        onClose={give.close}
      />
    </section>
  );
}

/** When what is left falls due, soonest first. */
function Due({ due }: Pick<Member["points"], "due">) {
  const t = useTranslations("members");
  const { full } = useDates();
  return (
    <div>
      <h3 className={page.subheading}>{t("dueTitle")}</h3>
      {due.length === 0 && <p className={page.quiet}>{t("noneDue")}</p>}
      <ul className={classes.due}>
        {due.map(({ validThrough, points }) => (
          <li key={validThrough}>{t("duePart", { points, date: full(validThrough) })}</li>
        ))}
      </ul>
    </div>
  );
}
