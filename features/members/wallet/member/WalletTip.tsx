import { CloseButton } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { PhoneWallet } from "#packages/web/member/phone/phone-wallet.ts";
import { WalletButton } from "./WalletButton.tsx";
import classes from "./wallet-tip.module.css";

/** Offers to add the card to the phone's wallet. */
export function WalletTip({ wallet, onHide }: { wallet: PhoneWallet; onHide: () => void }) {
  const words = useTranslations("wallet");
  return (
    <aside className={classes.tip} aria-label={words("title")}>
      <div>
        <p className={classes.title}>{words("title")}</p>
        <p className={classes.text}>{words("text")}</p>
        <WalletButton wallet={wallet} />
      </div>
      <CloseButton aria-label={words("hide")} onClick={onHide} />
    </aside>
  );
}
