import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { Chips, ChipToggle } from "#packages/ui/form/ChipToggle.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { useTillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { type Approval, type SecondPersonListed, secondPeopleQuery } from "../queries.ts";
import { askApproval, type SecondPerson } from "../visit/registration.ts";
import type { Visit } from "../visit/visit.ts";
import { typedOre } from "../visit/visit-plan.ts";
import { BesideCode } from "./BesideCode.tsx";
import { BesidePassword } from "./BesidePassword.tsx";
import classes from "./beside.module.css";

type BesideProps = {
  visit: Visit;
  pointOfSaleId: number;
  /** The reason for the latest refusal. */
  error: Error | null;
  onCorrect: () => void;
  onConfirm: (secondPerson: SecondPerson) => void;
  /** Called when the back office has received the request. The visit is then followed up outside this dialog. */
  onAsked: (asked: Visit, approval: Approval) => void;
};

/** Asks for confirmation of an amount too large for a cashier: by PIN, by password, or from the back office. */
export function Beside({ visit, pointOfSaleId, error, onCorrect, onConfirm, onAsked }: BesideProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const { kronor } = useNumbers();
  const token = useDeviceToken();
  const [hasAsked, setAsked] = useState(false);
  const typed = typedOre(visit.amount);
  const busy = hasAsked && visit.phase === "sending";
  const opened = visit.phase === "beside" || busy;
  const asking = useAsking(visit, pointOfSaleId, onAsked);
  const isDisabled = busy || asking.isPending;
  const query = useQuery({ ...secondPeopleQuery(pointOfSaleId), enabled: opened });
  const confirm = (secondPerson: SecondPerson) => {
    setAsked(true);
    onConfirm(secondPerson);
  };
  const correct = () => {
    setAsked(false);
    onCorrect();
  };
  return (
    <Dialog
      opened={opened}
      onClose={correct}
      dismissible={!isDisabled}
      title={t("besideTitle")}
      width={token === null ? 440 : 760}
      foot={
        <>
          <Button variant="default" onClick={correct} disabled={isDisabled} data-autofocus>
            {t("largeNo")}
          </Button>
          {query.data?.length !== 0 && (
            <Button variant="light" onClick={() => asking.mutate()} loading={asking.isPending} disabled={busy}>
              {t("askApproval")}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.beside}>
        <p className={classes.text}>{t("besideText", { amount: typed.ok ? kronor(kronorFromOre(typed.ore)) : "" })}</p>
        <Loaded query={query} skeleton={<ListSkeleton label={words("loading")} rows={2} />}>
          {(people) =>
            people.length === 0 ? (
              <p>{t("besideNobody")}</p>
            ) : (
              <Proof
                people={people}
                token={token}
                error={hasAsked ? error : null}
                busy={isDisabled}
                onConfirm={confirm}
              />
            )
          }
        </Loaded>
      </div>
      <p className={classes.problem} role="alert">
        {asking.error && problemText(asking.error)}
      </p>
    </Dialog>
  );
}

/** A retry is the same request, so it is safe after a lost answer. */
function useAsking(visit: Visit, pointOfSaleId: number, onAsked: BesideProps["onAsked"]) {
  return useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const confirmedVisit = { ...visit, amountConfirmed: true };
      onAsked(confirmedVisit, await askApproval(confirmedVisit, pointOfSaleId));
    },
  });
}

/** Returns this device's token if it is approved in the club. PINs count only here. */
function useDeviceToken(): string | null {
  const { subdomain } = useChain();
  const device = useTillDevice();
  return device?.chain === subdomain ? device.token : null;
}

type ProofProps = {
  people: readonly SecondPersonListed[];
  token: string | null;
  error: Error | null;
  busy: boolean;
  onConfirm: (secondPerson: SecondPerson) => void;
};

/** Lets the second person choose their name and prove it. */
function Proof({ people, token, error, busy, onConfirm }: ProofProps) {
  const t = useTranslations("register");
  const [chosenId, setChosenId] = useState(people.length === 1 ? people[0]?.accountId : undefined);
  const [byPassword, setByPassword] = useState(false);
  const [triedId, setTriedId] = useState<number>();
  const person = people.find(({ accountId }) => accountId === chosenId);
  const mayCode = token !== null && person?.hasPin === true;
  const confirm = (by: string | null) => (secret: string) => {
    if (!person) return;
    setTriedId(person.accountId);
    onConfirm({ accountId: person.accountId, device: by, secret });
  };
  // Only the refused person sees the error, not the next one chosen.
  const proofProps = { error: triedId === chosenId ? error : null, busy };
  return (
    <>
      <div className={classes.person}>
        <Chips label={t("besideWho")}>
          {people.map(({ accountId, name }) => (
            <ChipToggle
              key={accountId}
              label={name || "?"}
              pressed={accountId === chosenId}
              disabled={busy}
              onChange={() => setChosenId(accountId)}
            />
          ))}
        </Chips>
        {mayCode && (
          <Button variant="subtle" disabled={busy} onClick={() => setByPassword((before) => !before)}>
            {t(byPassword ? "besideByCode" : "besideByPassword")}
          </Button>
        )}
      </div>
      {person &&
        (mayCode && !byPassword ? (
          <BesideCode key={person.accountId} {...proofProps} onCode={confirm(token)} />
        ) : (
          <BesidePassword key={person.accountId} {...proofProps} name={person.name} onPassword={confirm(null)} />
        ))}
    </>
  );
}
