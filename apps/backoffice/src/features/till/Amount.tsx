import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { kronorFromOre } from "@stammis/domain/money";
import { AmountPad } from "@stammis/ui/AmountPad.tsx";
import { ConfirmDialog } from "@stammis/ui/ConfirmDialog.tsx";
import type { Ref } from "react";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import classes from "./amount.module.css";
import type { TillMember } from "./queries.ts";
import { Verdict } from "./Verdict.tsx";
import type { Readiness, Visit, VisitEvent } from "./visit.ts";

type AmountProps = {
  ref: Ref<HTMLDivElement>;
  visit: Visit;
  readiness: Readiness;
  member: TillMember | undefined;
  /** Points after the chosen rewards. */
  left: number;
  dispatch: (event: VisitEvent) => void;
  onConfirm: () => void;
  onGiveUp: () => void;
};

/** How much: the amount, the pad and Confirm, which never moves. */
export function Amount({ ref, visit, readiness, member, left, dispatch, onConfirm, onGiveUp }: AmountProps) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const { kronor } = useNumbers();
  const [leaving, leave] = useDisclosure(false);
  const waits = visit.phase === "unanswered";
  const label = readiness.ok ? t("confirmAmount", { amount: kronor(kronorFromOre(readiness.ore)) }) : t("confirm");
  return (
    <section className={classes.amount} aria-label={t("howMuch")}>
      <div className={classes.pad} ref={ref}>
        <AmountPad
          value={visit.amount}
          onChange={(text) => dispatch({ type: "amount", text })}
          label={t("amount")}
          unit="kr"
          backspaceLabel={t("backspace")}
          onEnter={onConfirm}
        />
      </div>
      <Verdict visit={visit} readiness={readiness} member={member} left={left} />
      <div className={classes.foot}>
        {waits && (
          <Button variant="default" size="xl" className={classes.leave} onClick={leave.open}>
            {t("giveUp")}
          </Button>
        )}
        <Button
          size="xl"
          className={classes.confirm}
          data-ready={readiness.ok || waits || undefined}
          aria-disabled={!readiness.ok}
          loading={visit.phase === "sending"}
          onClick={onConfirm}
        >
          {waits ? t("tryNow") : label}
        </Button>
      </div>
      <ConfirmDialog
        opened={leaving && waits}
        title={t("giveUpTitle")}
        confirmLabel={t("giveUp")}
        cancelLabel={words("cancel")}
        danger
        onCancel={leave.close}
        onConfirm={() => {
          leave.close();
          onGiveUp();
        }}
      >
        {t("giveUpText")}
      </ConfirmDialog>
    </section>
  );
}
