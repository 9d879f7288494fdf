import { useChain } from "#packages/web/member/club/chain.ts";
import { type PhoneWallet, phoneWallet } from "#packages/web/member/phone/phone-wallet.ts";

/** Returns this phone's wallet, if the club offers cards for it. */
export function useWallet(): PhoneWallet | null {
  const { applePass, googlePass } = useChain();
  const wallet = phoneWallet({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
  const isOffered = { apple: applePass, google: googlePass };
  return wallet && isOffered[wallet] ? wallet : null;
}
