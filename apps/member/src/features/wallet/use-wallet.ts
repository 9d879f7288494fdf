import { hasAppleWallet } from "../../lib/apple-wallet.ts";
import { useChain } from "../../lib/chain.ts";

/** Whether this club's card can be put in this phone's wallet. */
export function useWallet(): boolean {
  const { applePass } = useChain();
  return applePass && hasAppleWallet({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
}
