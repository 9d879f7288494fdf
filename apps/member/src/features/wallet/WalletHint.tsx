import { CloseButton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useWallet } from "./use-wallet.ts";
import { WalletButton } from "./WalletButton.tsx";
import classes from "./wallet-hint.module.css";

const key = "stammis.wallet-tip";

/** The card offered to the phone's wallet, until it is put away; elsewhere, and afterwards, what else there is to say. */
export function WalletHint({ otherwise }: { otherwise: ReactNode }) {
  const words = useTranslations("wallet");
  const isOffered = useWallet();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(key) !== null);
  if (!isOffered || isHidden) return otherwise;
  const hide = () => {
    localStorage.setItem(key, "hidden");
    setHidden(true);
  };
  return (
    <aside className={classes.tip} aria-label={words("title")}>
      <div>
        <p className={classes.title}>{words("title")}</p>
        <p className={classes.text}>{words("text")}</p>
        <WalletButton />
      </div>
      <CloseButton aria-label={words("hide")} onClick={hide} />
    </aside>
  );
}
