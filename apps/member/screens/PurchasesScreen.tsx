import { useTranslations } from "use-intl/react";
import { PointsView } from "#features/loyalty/points/member/PointsView.tsx";
import { Purchases } from "#features/till/purchases/member/Purchases.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";

/** `/consumer/purchases`: the points where the club gives them, otherwise the purchases. Spec §2. */
export function PurchasesScreen() {
  const words = useTranslations("purchases");
  const { clubPointActive } = useChain();
  if (clubPointActive) return <PointsView />;
  return (
    <PlainPage title={words("title")}>
      <Purchases />
    </PlainPage>
  );
}
