import { Button, Radio, Stack, TextInput } from "@mantine/core";
import { textMax } from "@stammis/domain/limits";
import { Dialog } from "@stammis/ui/Dialog.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { applyProblem, codeOf, useProblemText } from "../../lib/problem.ts";
import { useCan } from "../../lib/session.ts";
import { type Form, useForm } from "../../lib/use-form.ts";
import { isUnanswered } from "../../lib/use-once.ts";
import { useToday } from "../../lib/use-today.ts";
import classes from "../../shell/dialog-form.module.css";
import { FormProblem } from "../../shell/FormProblem.tsx";
import { LimitedField } from "../../shell/LimitedField.tsx";
import { checkGift, emptyGift, type GiveForm, giftOf } from "./give-form.ts";
import { useGivePoints } from "./queries.ts";

type GivePointsProps = {
  membershipId: string;
  name: string;
  opened: boolean;
  onClose: () => void;
  /** Says what was done; in the back office's own way unless told. */
  tell?: ((text: string) => void) | undefined;
};

/** Goodwill, a correction, or what a member had in an earlier club. */
export function GivePoints({ membershipId, name, opened, onClose, tell }: GivePointsProps) {
  const t = useTranslations("members.give");
  const words = useTranslations("words");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("title", { name })} closeLabel={words("close")}>
      <Giving membershipId={membershipId} onClose={onClose} tell={tell} />
    </Dialog>
  );
}

function Giving({ membershipId, onClose, tell }: Pick<GivePointsProps, "membershipId" | "onClose" | "tell">) {
  const t = useTranslations("members.give");
  const words = useTranslations("words");
  const notices = useNotices();
  const today = useToday().toString();
  const form = useForm<GiveForm>({ defaultValues: emptyGift, check: (values) => checkGift(values, today) });
  const { submit, busy, locked, problem } = useGiving(membershipId, form, (text) => {
    (tell ?? notices.done)(text);
    onClose();
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <FormProblem text={problem} />
      <fieldset disabled={locked || busy} className={classes.form}>
        <Fields form={form} today={today} />
      </fieldset>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {words("cancel")}
        </Button>
        <Button type="submit" loading={busy}>
          {locked ? words("retry") : t("submit")}
        </Button>
      </div>
    </form>
  );
}

function Fields({ form, today }: { form: Form<GiveForm>; today: string }) {
  const t = useTranslations("members.give");
  const mayOpen = useCan("manageClub");
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const source = watch("source");
  return (
    <>
      {mayOpen && (
        <Radio.Group
          label={t("kind")}
          value={source}
          onChange={(value) => setValue("source", value as GiveForm["source"])}
        >
          <Stack gap={8} mt={8}>
            <Radio value="CORRECTION" label={t("kinds.CORRECTION")} />
            <Radio value="OPENING_BALANCE" label={t("kinds.OPENING_BALANCE")} description={t("openingHint")} />
          </Stack>
        </Radio.Group>
      )}
      <TextInput
        label={t("points")}
        required
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        classNames={{ input: classes.short ?? "" }}
        {...register("points")}
        error={errors.points && (errors.points.type === "INVALID_INPUT" ? t("pointsWrong") : errors.points.message)}
      />
      <LimitedField
        label={t("reason")}
        description={t("reasonHint")}
        required
        limit={textMax.reason}
        autoComplete="off"
        {...register("reason")}
        error={errors.reason?.message}
      />
      <TextInput
        type="date"
        label={t("validThrough")}
        description={t("validThroughHint")}
        min={today}
        classNames={{ input: classes.short ?? "" }}
        {...register("validThrough")}
        error={errors.validThrough && t("validThroughWrong")}
      />
    </>
  );
}

function useGiving(membershipId: string, form: Form<GiveForm>, onGiven: (told: string) => void) {
  const t = useTranslations("members.give");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const { send, busy, locked } = useGivePoints(membershipId);
  const [problem, setProblem] = useState<string | null>(null);
  const give = async (values: GiveForm) => {
    setProblem(null);
    const gift = giftOf(values);
    try {
      const { clubPoints } = await send(gift);
      const balance = words("points", { count: clubPoints });
      onGiven(t("done", { points: gift.points, balance }));
    } catch (error) {
      if (codeOf(error) === "CORRECTION_LIMIT") {
        form.setError("points", { type: "CORRECTION_LIMIT", message: problemText(error) });
      } else if (isUnanswered(error)) setProblem(t("unanswered"));
      else if (!applyProblem(form, error)) setProblem(problemText(error, t("failed")));
    }
  };
  // The fields are locked while the answer is out, and so keep their values out of the form's reading of itself.
  const submit = locked ? () => give(form.getValues()) : form.handleSubmit(give);
  return { submit, busy, locked, problem };
}
