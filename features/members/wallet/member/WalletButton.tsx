import { UnstyledButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import type { PhoneWallet } from "#packages/web/member/phone/phone-wallet.ts";
import { call } from "#packages/web/member/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { GoogleWalletDrawing } from "./GoogleWalletDrawing.tsx";
import { WalletDrawing } from "./WalletDrawing.tsx";
import classes from "./wallet-button.module.css";

/** Each wallet's name, and the request for its card. */
const wallets = {
  apple: { name: "Apple Wallet", Drawing: WalletDrawing, ask: async () => (await call("createWalletPass", {})).path },
  google: {
    name: "Google Wallet",
    Drawing: GoogleWalletDrawing,
    ask: async () => (await call("createGooglePass", {})).url,
  },
} as const;

/** Opens the card in the phone's wallet, which asks whether to add it. Black, as Apple's and Google's rules require. */
export function WalletButton({ wallet }: { wallet: PhoneWallet }) {
  const words = useTranslations("wallet");
  const problemText = useProblemText();
  const toast = useToast();
  const { name, Drawing, ask } = wallets[wallet];
  const add = useMutation({
    mutationFn: ask,
    onSuccess: (address) => window.location.assign(address),
    onError: (error) => toast({ variant: "error", text: problemText(error, words("failed")) }),
  });
  return (
    <UnstyledButton
      className={classes.button}
      onClick={() => add.mutate()}
      disabled={add.isPending}
      data-busy={add.isPending || undefined}
      data-wallet={wallet}
    >
      <Drawing />
      <span className={classes.words}>
        <span className={classes.small}>{words("add")}</span> <span className={classes.large}>{name}</span>
      </span>
    </UnstyledButton>
  );
}
