import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "../connections.module.css";
import { type Connection, type Sample, useTrySample } from "../queries.ts";
import { SampleResult } from "./SampleResult.tsx";

const payloadMax = 200_000;

/** Sends a pasted message of the shop to the server, which reads it as a webhook and stores nothing. */
export function TrySample({ connection }: { connection: Connection }) {
  const t = useTranslations("connections.sample");
  const errors = useTranslations("errors");
  const problemText = useProblemText();
  const { mutate, isPending } = useTrySample(connection.id);
  const [payload, setPayload] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [sample, setSample] = useState<Sample | null>(null);
  const send = () => {
    setSample(null);
    const wrong = payload.trim() === "" ? errors("REQUIRED") : payload.length > payloadMax ? t("tooLong") : null;
    setProblem(wrong);
    if (wrong) return;
    mutate({ payload }, { onSuccess: setSample, onError: (error) => setProblem(problemText(error, t("failed"))) });
  };
  return (
    <div className={classes.sample}>
      <p>{t("text")}</p>
      <Textarea
        label={t("payload")}
        error={problem}
        autosize
        minRows={5}
        maxRows={14}
        spellCheck={false}
        classNames={{ input: classes.path ?? "" }}
        value={payload}
        onChange={({ currentTarget }) => setPayload(currentTarget.value)}
      />
      <div>
        <Button variant="default" loading={isPending} onClick={send}>
          {t("try")}
        </Button>
      </div>
      <div role="status">{sample && <SampleResult sample={sample} connection={connection} />}</div>
    </div>
  );
}
