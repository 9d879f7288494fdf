import { UnstyledButton } from "@mantine/core";
import { useProblemText } from "@stammis/shell/problem.ts";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { WalletDrawing } from "./WalletDrawing.tsx";
import classes from "./wallet-button.module.css";

/** Fetches the card as a pass: the phone asks whether to add it. Black with a line in white, as Apple's rules want it. */
export function WalletButton() {
  const words = useTranslations("wallet");
  const problemText = useProblemText();
  const toast = useToast();
  const add = useMutation({
    mutationFn: () => call("createWalletPass", {}),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => toast({ variant: "error", text: problemText(error, words("failed")) }),
  });
  return (
    <UnstyledButton
      className={classes.button}
      onClick={() => add.mutate()}
      disabled={add.isPending}
      data-busy={add.isPending || undefined}
    >
      <WalletDrawing />
      <span className={classes.words}>
        <span className={classes.small}>{words("add")}</span> <span className={classes.large}>Apple Wallet</span>
      </span>
    </UnstyledButton>
  );
}
