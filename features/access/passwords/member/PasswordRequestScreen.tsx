import { Button, Radio } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { ResendButton } from "#features/access/sessions/member/ResendButton.tsx";
import {
  checkRequest,
  contactOf,
  isFilled,
  type ResetRequest,
} from "#features/access/sessions/member/reset-request.ts";
import { paths } from "#features/member-paths.ts";
import { smsAccountQuery } from "#features/members/joining/member/queries.ts";
import { ApiError } from "#packages/contract/client.ts";
import { textMax } from "#packages/domain/limits.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { type Form, useForm } from "#packages/web/forms/use-form.ts";
import { useChain } from "#packages/web/member/club/chain.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { call } from "#packages/web/member/session/api.ts";
import { proofOfWork } from "#packages/web/member/session/work.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { PhoneField } from "#packages/web/member/shell/PhoneField.tsx";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./choices.module.css";

/** `/auth/password/request`: requests a link by e-mail, or by SMS if the chain can send SMS. Spec §2, §5. */
export function PasswordRequestScreen() {
  const words = useTranslations("sessions");
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent === null) return <RequestForm onSent={setSent} />;
  return (
    <EmptyState
      drawing="mail"
      level={1}
      title={words("sentTitle")}
      text={words("sentText", { contact: sent.to })}
      action={
        <>
          <LinkButton to={paths.login}>{words("backToLogin")}</LinkButton>
          <ResendButton send={sent.again} />
        </>
      }
    />
  );
}

/** The address of the link, and a function that sends another. */
type Sent = { to: string; again: () => Promise<unknown> };

function RequestForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const words = useTranslations("sessions");
  const common = useTranslations("words");
  const hasCredits = useQuery(smsAccountQuery).data?.hasCredits ?? false;
  const { language } = useChain();
  const send = useSend(onSent);
  const form = useForm<ResetRequest>({
    check: checkRequest,
    defaultValues: { medium: "EMAIL", email: "", prefix: prefixForLanguage(language), phone: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const values = useWatch({ control: form.control }) as ResetRequest;
  return (
    <FormFrame
      title={words("requestTitle")}
      text={words("requestText")}
      above={<BackLink to={paths.login}>{words("title")}</BackLink>}
      onSubmit={form.handleSubmit((request) => send(request, form))}
    >
      {hasCredits && (
        <Radio.Group
          label={words("medium")}
          value={values.medium}
          onChange={(medium) => form.setValue("medium", medium as ResetRequest["medium"])}
        >
          <div className={classes.choices}>
            <Radio value="EMAIL" label={words("mediumEmail")} />
            <Radio value="PHONE" label={words("mediumPhone")} />
          </div>
        </Radio.Group>
      )}
      {values.medium === "EMAIL" ? (
        <LimitedField
          limit={textMax.email}
          key="email"
          label={common("email")}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register("email")}
        />
      ) : (
        <PhoneField
          key="phone"
          prefix={form.register("prefix")}
          number={form.register("phone")}
          error={errors.phone?.message}
        />
      )}
      <Button type="submit" loading={isSubmitting} disabled={!isFilled(values)}>
        {words("send")}
      </Button>
    </FormFrame>
  );
}

/** `randomUUID` is missing on plain HTTP. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("-");

async function ask(contact: ReturnType<typeof contactOf>, id: string) {
  const proof = contact.medium === "PHONE" ? { proof: await proofOfWork("reset") } : {};
  await call("requestPasswordReset", { params: { id }, body: { subdomain, ...contact, ...proof } });
}

/**
 * Returns a function that requests the message. Each contact keeps its request id: a retry after a lost response sends
 * no second message.
 */
function useSend(onSent: (sent: Sent) => void) {
  const words = useTranslations("sessions");
  const errors = useTranslations("errors");
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const ids = useRef(new Map<string, string>());
  return async (request: ResetRequest, form: Form<ResetRequest>) => {
    const contact = contactOf(request);
    const address = contact.medium === "EMAIL" ? contact.email : contact.phone;
    const id = ids.current.get(address) ?? newRequestId();
    ids.current.set(address, id);
    try {
      await ask(contact, id);
      toast({ variant: "success", text: words("sent") });
      onSent({ to: address, again: () => ask(contact, newRequestId()) });
    } catch (error) {
      if (applyProblem(form, error)) {
        if (contact.medium === "EMAIL" || !form.getFieldState("email").error) return;
        // The club has no more SMS credits, so the form asks for the e-mail.
        form.setValue("medium", "EMAIL");
        toast({ variant: "error", text: errors("NO_SMS_TO_PROVE") });
        void queries.invalidateQueries(smsAccountQuery);
        return;
      }
      const isServers = error instanceof ApiError && error.status === 500;
      toast({ variant: "error", text: isServers ? words("noUser") : problemText(error, words("notSent")) });
    }
  };
}
