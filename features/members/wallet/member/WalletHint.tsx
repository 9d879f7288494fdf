import { lazy, type ReactNode, useState } from "react";
import { Themed } from "#packages/web/member/shell/Themed.tsx";
import { localStore } from "#packages/web/session/device-store.ts";
import { useWallet } from "./use-wallet.ts";

const WalletTip = lazy(async () => ({ default: (await import("./WalletTip.tsx")).WalletTip }));
const key = "stammis.wallet-tip";

/** Offers to add the card to the phone's wallet until the member dismisses it. Otherwise renders `otherwise`. */
export function WalletHint({ otherwise }: { otherwise: ReactNode }) {
  const wallet = useWallet();
  const [isHidden, setHidden] = useState(() => localStore.getItem(key) !== null);
  if (!wallet || isHidden) return otherwise;
  const hide = () => {
    localStore.setItem(key, "hidden");
    setHidden(true);
  };
  return (
    <Themed>
      <WalletTip wallet={wallet} onHide={hide} />
    </Themed>
  );
}
