import { Button } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { withKey } from "#features/till/register/backoffice/pins/pin-entry.ts";
import { usePadKeys } from "#features/till/register/backoffice/pins/use-pad-keys.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import type { TillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { codeOf } from "#packages/web/problem.ts";
import { pinMin } from "../domain/pin.ts";
import { begunVisit } from "./begun-visit.ts";
import { CashierTiles } from "./CashierTiles.tsx";
import { CodePanel } from "./CodePanel.tsx";
import classes from "./cashier-switch.module.css";
import type { ThisDevice } from "./queries.ts";
import { useCashierSwitch } from "./use-cashier-switch.ts";
import { useCountdown } from "./use-countdown.ts";
import { useThisDevice } from "./use-this-device.ts";

type CashierSwitchProps = {
  device: TillDevice;
  /** The account that is signed in now. */
  signedInId: number | null;
  /** Whether another dialog is open on top and receives the keys. */
  paused?: boolean;
  /** Further choices, below the cashiers. */
  foot?: ReactNode;
};

/** Lets a cashier choose their name and enter their PIN. */
export function CashierSwitch(props: CashierSwitchProps) {
  const { device, foot } = props;
  const t = useTranslations("devices");
  const words = useTranslations("words");
  const query = useThisDevice(device);
  if (codeOf(query.error) === "DEVICE_NOT_APPROVED") return null;
  return (
    <>
      <Loaded query={query} failed={t("deviceFailed")} skeleton={<ListSkeleton label={words("loading")} rows={3} />}>
        {(facts) =>
          facts.cashiers.length > 0 ? (
            <Panels {...props} facts={facts} answeredAt={query.dataUpdatedAt} onOver={() => void query.refetch()} />
          ) : (
            <EmptyState
              drawing="members"
              title={t("noCashiersTitle")}
              text={t("noCashiersText", { place: facts.pointOfSale.name })}
            />
          )
        }
      </Loaded>
      {foot && <div className={classes.foot}>{foot}</div>}
    </>
  );
}

type PanelsProps = CashierSwitchProps & { facts: ThisDevice; answeredAt: number; onOver: () => void };

function Panels({ device, facts, answeredAt, signedInId, paused = false, onOver }: PanelsProps) {
  const t = useTranslations("devices");
  const { cashiers } = facts;
  const [chosenId, setChosenId] = useState(cashiers.length === 1 ? (cashiers[0]?.accountId ?? null) : null);
  const [typed, setTyped] = useState("");
  const [misses, setMisses] = useState(0);
  const [wantsVisit, setWantsVisit] = useState(true);
  const codeRef = useRef<HTMLElement>(null);
  const change = useCashierSwitch(device, facts);
  const cashier = cashiers.find(({ accountId }) => accountId === chosenId);
  const locked = useCountdown(cashier?.lockedForSeconds ?? 0, answeredAt, onOver);
  const visit = begunVisit(facts.chain.subdomain);
  const asks = visit?.begun === true && visit.accountId !== chosenId;

  const choose = (accountId: number | null) => {
    setChosenId(accountId);
    setTyped("");
    change.reset();
    requestAnimationFrame(() => codeRef.current?.focus());
  };
  const enter = () => {
    if (!cashier || typed.length < pinMin || change.isPending || locked > 0) return;
    const takeOver = visit !== null && (!asks || wantsVisit);
    change.mutate({ cashier, pin: typed, takeOver }, { onError: () => setMisses((before) => before + 1) });
    setTyped("");
  };
  const press = (key: string) => cashier && !change.isPending && setTyped((before) => withKey(before, key));
  usePadKeys(paused ? null : { onKey: press, onEnter: enter });

  return (
    <div className={classes.panels} data-step={cashier ? "code" : "who"}>
      <section className={classes.who} aria-label={t("whoTitle")}>
        <CashierTiles
          cashiers={cashiers}
          answeredAt={answeredAt}
          chosenId={chosenId}
          signedInId={signedInId}
          onChoose={({ accountId }) => choose(accountId)}
        />
      </section>
      <section ref={codeRef} className={classes.code} aria-label={t("code")} tabIndex={-1}>
        {cashier ? (
          <CodePanel
            cashier={cashier}
            locked={locked}
            typed={typed}
            error={change.error}
            misses={misses}
            busy={change.isPending}
            begun={asks ? visit : null}
            takeOver={wantsVisit}
            onTakeOver={setWantsVisit}
            onKey={press}
            onEnter={enter}
          />
        ) : (
          <div className={classes.nobody}>
            <p className={classes.codeTitle}>{t("chooseFirst")}</p>
            <p>{t("chooseFirstText")}</p>
          </div>
        )}
        {cashier && cashiers.length > 1 && (
          <Button className={classes.other} variant="subtle" fullWidth onClick={() => choose(null)}>
            {t("someoneElse")}
          </Button>
        )}
      </section>
    </div>
  );
}
