import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { PointsView } from "../features/points/PointsView.tsx";
import { Purchases } from "../features/purchases/Purchases.tsx";
import { useChain } from "../lib/chain.ts";

/** `/consumer/purchases`: the points where the club gives them, else the purchases. Spec §2. */
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
