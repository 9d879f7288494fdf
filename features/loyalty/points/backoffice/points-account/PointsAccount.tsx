import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { Figure } from "#packages/ui/figures/Figure.tsx";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { AccountLines } from "./AccountLines.tsx";
import { CorrectPoints } from "./CorrectPoints.tsx";
import { ExpiringPoints } from "./ExpiringPoints.tsx";
import classes from "./points-account.module.css";
import type { Member } from "./queries.ts";
import { bringAccount, pointsAccountQuery } from "./queries.ts";

/** Shows a member's points: the balance, the expiry and every action. Spec §4 "Points". */
export function PointsAccount({ member }: { member: Member }) {
  const t = useTranslations("directory");
  const { count } = useNumbers();
  const mayCorrect = useCan("changeMembers");
  const [correcting, correct] = useDisclosure(false);
  const { profile, points } = member;
  const { data } = useInfiniteQuery(pointsAccountQuery(profile.membershipId));
  const owed = data?.pages[0]?.owed ?? 0;
  const give = mayCorrect && (
    <Button variant="light" onClick={correct.open}>
      {t("correct.open")}
    </Button>
  );
  const isEmpty = data?.pages[0]?.rows.length === 0;
  return (
    <section className={classes.account}>
      <div className={page.headingRow}>
        <h2 className={page.heading}>{t("pointsAccount")}</h2>
        <div className={classes.acts}>
          <ExportButton bring={() => bringAccount(profile.id)} />
          {!isEmpty && give}
        </div>
      </div>
      <div className={page.counts}>
        <Figure
          label={t("balance")}
          value={count(points.balance)}
          delta={owed > 0 ? { text: t("owed", { points: owed }), tone: "bad" } : undefined}
        />
        <Figure label={t("earned")} value={count(points.earned)} />
        <Figure label={t("redeemed")} value={count(points.redeemed)} />
        {points.deducted > 0 && <Figure label={t("deducted")} value={count(points.deducted)} />}
        <Figure label={t("expired")} value={count(points.expired)} />
      </div>
      <ExpiringPoints expiring={points.expiring} />
      <AccountLines membershipId={profile.membershipId} firstStep={give} />
      <CorrectPoints
        membershipId={profile.membershipId}
        name={fullName(profile) || t("nameless")}
        opened={correcting}
        onClose={correct.close}
      />
    </section>
  );
}
