import { Anchor } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { startSession } from "#packages/web/backoffice/session/session.ts";
import { CodeStep } from "./CodeStep.tsx";
import { SetUp } from "./SetUp.tsx";
import type { SecondStep } from "./second-step.ts";

type SecondStepCardProps = { step: SecondStep; onRestart: () => void };

/** The step after the password: use the second factor, or set it up if it is required and missing. */
export function SecondStepCard({ step, onRestart }: SecondStepCardProps) {
  const t = useTranslations("secondFactor");
  const setsUp = step.methods.length === 0;
  return (
    <OpenCard
      title={setsUp ? t("setUpTitle") : t("title")}
      lead={setsUp ? t("setUpLead") : undefined}
      foot={
        <Anchor component="button" type="button" className={link.link} onClick={onRestart}>
          {t("restart")}
        </Anchor>
      }
    >
      {setsUp ? (
        <SetUp step={step.token} onDone={({ session }) => session && startSession(session)} />
      ) : (
        <CodeStep step={step} onSession={startSession} />
      )}
    </OpenCard>
  );
}
