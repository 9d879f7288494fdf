import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import { type Change, ChangeDialog } from "./ChangeDialog.tsx";
import { PasskeyName } from "./PasskeyName.tsx";
import { hasPasskeys } from "./passkey-browser.ts";
import { secondFactorQuery } from "./queries.ts";
import classes from "./second-factor.module.css";

type Own = AnswerOf<"getSecondFactor">;

/** The user's second factors: the app, passkeys by name, and the number of remaining recovery codes. */
export function OwnSecondFactor() {
  const t = useTranslations("secondFactor");
  const words = useTranslations("words");
  const own = useQuery(secondFactorQuery);
  const [change, setChange] = useState<Change | null>(null);
  return (
    <>
      <Loaded query={own} failed={t("fetchFailed")} skeleton={<ListSkeleton label={words("loading")} rows={2} />}>
        {(factors) => <Factors own={factors} onChange={setChange} />}
      </Loaded>
      <ChangeDialog change={change} onClose={() => setChange(null)} />
    </>
  );
}

function Factors({ own, onChange }: { own: Own; onChange: (change: Change) => void }) {
  const t = useTranslations("secondFactor");
  const { moment } = useRealDates();
  const { authenticator, passkeys, recoveryCodesLeft, required } = own;
  const has = authenticator !== null || passkeys.length > 0;
  const add = (kind: "addApp" | "addPasskey", label: string) => (
    <Button type="button" variant="light" onClick={() => onChange({ kind })}>
      {label}
    </Button>
  );
  return (
    <div className={classes.stack}>
      {!has && <p className={classes.quiet}>{required ? t("noneRequired") : t("none")}</p>}
      {has && (
        <ul className={classes.factors}>
          {authenticator && (
            <Factor
              name={<span className={classes.name}>{t("app")}</span>}
              facts={t("addedAt", { when: moment(authenticator.addedAt) })}
              remove={{ label: t("changes.removeApp"), act: () => onChange({ kind: "removeApp" }) }}
            />
          )}
          {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
            <Factor
              key={id}
              name={<PasskeyName id={id} name={name} />}
              facts={lastUsedAt ? t("usedAt", { when: moment(lastUsedAt) }) : t("addedAt", { when: moment(addedAt) })}
              remove={{
                label: t("removeNamed", { name }),
                act: () => onChange({ kind: "removePasskey", passkeyId: id, name }),
              }}
            />
          ))}
        </ul>
      )}
      <div className={classes.others}>
        {!authenticator && add("addApp", t("changes.addApp"))}
        {hasPasskeys() && add("addPasskey", t("changes.addPasskey"))}
      </div>
      {has && (
        <div className={classes.codesLeft}>
          <span>
            {t("codesLeft", { count: recoveryCodesLeft })}{" "}
            {recoveryCodesLeft < 3 && <StatusWord tone="wait">{t("fewCodes")}</StatusWord>}
          </span>
          <Button type="button" variant="subtle" onClick={() => onChange({ kind: "newCodes" })}>
            {t("changes.newCodes")}
          </Button>
        </div>
      )}
    </div>
  );
}

type FactorProps = { name: ReactNode; facts: string; remove: { label: string; act: () => void } };

function Factor({ name, facts, remove }: FactorProps) {
  const words = useTranslations("words");
  return (
    <li className={classes.factor}>
      <div className={classes.factorWords}>
        {name}
        <p className={classes.quiet}>{facts}</p>
      </div>
      <Button type="button" variant="default" aria-label={remove.label} onClick={remove.act}>
        {words("remove")}
      </Button>
    </li>
  );
}
