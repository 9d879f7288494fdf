import { Button } from "@mantine/core";
import { kronorFromOre } from "@stammis/domain/money";
import { Chips, ChipToggle } from "@stammis/ui/ChipToggle.tsx";
import { Dialog } from "@stammis/ui/Dialog.tsx";
import { ListSkeleton } from "@stammis/ui/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../../lib/numbers.ts";
import { useChain } from "../../../lib/session.ts";
import { useTillDevice } from "../../../lib/till-device-store.ts";
import { Loaded } from "../../../shell/Loaded.tsx";
import { type SecondPersonListed, secondPeopleQuery } from "../queries.ts";
import { BesideCode } from "./BesideCode.tsx";
import { BesidePassword } from "./BesidePassword.tsx";
import classes from "./beside.module.css";
import type { SecondPerson } from "./registration.ts";
import type { Visit } from "./visit.ts";
import { typedOre } from "./visit-plan.ts";

type BesideProps = {
  visit: Visit;
  pointOfSaleId: number;
  /** Why whoever tried was refused. */
  error: Error | null;
  onCorrect: () => void;
  onConfirm: (secondPerson: SecondPerson) => void;
};

/** An amount too large for a cashier alone: somebody who may confirms it here, by their code or password. */
export function Beside({ visit, pointOfSaleId, error, onCorrect, onConfirm }: BesideProps) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const { kronor } = useNumbers();
  const [asked, setAsked] = useState(false);
  const typed = typedOre(visit.amount);
  const busy = asked && visit.phase === "sending";
  const opened = visit.phase === "beside" || busy;
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
      dismissible={!busy}
      title={t("besideTitle")}
      width={440}
      foot={
        <Button variant="default" onClick={correct} disabled={busy} data-autofocus>
          {t("largeNo")}
        </Button>
      }
    >
      <p>{t("besideText", { amount: typed.ok ? kronor(kronorFromOre(typed.ore)) : "" })}</p>
      <Loaded query={query} skeleton={<ListSkeleton label={words("loading")} rows={2} />}>
        {(people) =>
          people.length === 0 ? (
            <p>{t("besideNobody")}</p>
          ) : (
            <Proof people={people} error={asked ? error : null} busy={busy} onConfirm={confirm} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

type ProofProps = {
  people: readonly SecondPersonListed[];
  error: Error | null;
  busy: boolean;
  onConfirm: (secondPerson: SecondPerson) => void;
};

/** Who it is, then what only they know. */
function Proof({ people, error, busy, onConfirm }: ProofProps) {
  const t = useTranslations("till");
  const { subdomain } = useChain();
  const device = useTillDevice();
  const [chosenId, setChosenId] = useState(people.length === 1 ? people[0]?.accountId : undefined);
  const [byPassword, setByPassword] = useState(false);
  const [triedId, setTriedId] = useState<number>();
  const person = people.find(({ accountId }) => accountId === chosenId);
  const token = device?.chain === subdomain ? device.token : null;
  const mayCode = token !== null && person?.hasPin === true;
  const confirm = (by: string | null) => (secret: string) => {
    if (!person) return;
    setTriedId(person.accountId);
    onConfirm({ accountId: person.accountId, device: by, secret });
  };
  // The one who tried was refused, not the next who is chosen.
  const shown = { error: triedId === chosenId ? error : null, busy };
  return (
    <div className={classes.proof}>
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
      {person &&
        (mayCode && !byPassword ? (
          <BesideCode key={person.accountId} {...shown} onCode={confirm(token)} />
        ) : (
          <BesidePassword key={person.accountId} {...shown} name={person.name} onPassword={confirm(null)} />
        ))}
      {mayCode && (
        <Button variant="subtle" disabled={busy} onClick={() => setByPassword((before) => !before)}>
          {t(byPassword ? "besideByCode" : "besideByPassword")}
        </Button>
      )}
    </div>
  );
}
