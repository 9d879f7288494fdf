import { Button, Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { type ApiScope, apiScopes } from "#packages/domain/access/api-scopes.ts";
import { keyPresetNames, keyPresets, presetOf } from "../domain/key-presets.ts";
import { clubWideScopes } from "../domain/scopes.ts";
import classes from "./integrations.module.css";
import { useScopeWords } from "./scope-words.ts";

interface Props {
  words: { label: ReactNode; error?: ReactNode };
  /** The key is bound to points of sale, so club-wide scopes are disabled. */
  bound: boolean;
  value: ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
}

const thingOf = (scope: ApiScope) => scope.split(":")[0];
/** A scope without a counterpart has its own row, so that reading and writing stay in their columns. */
const isSingle = (scope: ApiScope) => apiScopes.filter((each) => thingOf(each) === thingOf(scope)).length === 1;

/** Chooses the scopes of a key: by a preset for a common program, or one by one. */
export function ScopeChoice({ words, bound, value, onChange }: Props) {
  const t = useTranslations("apiKeys");
  const wordsOf = useScopeWords();
  const chosenPreset = presetOf(value);
  return (
    <div>
      <fieldset className={classes.presets}>
        <legend className={classes.presetLabel}>{t("presets.label")}</legend>
        {keyPresetNames.map((preset) => (
          <Button
            key={preset}
            variant={chosenPreset === preset ? "filled" : "default"}
            aria-pressed={chosenPreset === preset}
            onClick={() => onChange([...keyPresets[preset]])}
          >
            {t(`presets.${preset}`)}
          </Button>
        ))}
      </fieldset>
      <Checkbox.Group {...words} value={value} onChange={(scopes) => onChange(scopes as ApiScope[])}>
        <div className={classes.scopes}>
          {apiScopes.map((scope) => {
            const isClosed = bound && clubWideScopes.includes(scope);
            return (
              <Checkbox
                key={scope}
                className={isSingle(scope) ? classes.single : undefined}
                value={scope}
                label={wordsOf(scope)}
                disabled={isClosed}
                description={isClosed ? `${scope} · ${t("needsClub")}` : scope}
              />
            );
          })}
        </div>
      </Checkbox.Group>
    </div>
  );
}
