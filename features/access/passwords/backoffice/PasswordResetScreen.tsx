import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ExpiredReset } from "#features/access/sessions/backoffice/ExpiredReset.tsx";
import { PasswordResetForm } from "#features/access/sessions/backoffice/PasswordResetForm.tsx";
import { passwordResetQuery } from "#features/access/sessions/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { codeOf } from "#packages/web/problem.ts";

/** Spec §2 "Type your new password twice". An expired link is reported first and offers a new one. */
export function PasswordResetScreen() {
  const login = useTranslations("sessions");
  const words = useTranslations("words");
  const { token } = useParams({ from: "/open/auth/password/reset/$token" });
  const toast = useToast();
  const navigate = useNavigate();
  const query = useQuery(passwordResetQuery(token));
  const handleDone = () => {
    toast({ variant: "success", text: login("resetDone") });
    void navigate({ to: paths.login });
  };
  const foot = (
    <Link to={paths.login} className={link.link}>
      {login("backToLogin")}
    </Link>
  );
  if (codeOf(query.error) === "LINK_NOT_VALID") {
    return (
      <OpenCard title={login("resetDeadTitle")} lead={login("resetDeadText")} foot={foot}>
        <Button fullWidth renderRoot={(props) => <Link to={paths.passwordRequest} {...props} />}>
          {login("askNewLink")}
        </Button>
      </OpenCard>
    );
  }
  if (query.data?.expired) {
    return (
      <OpenCard title={login("resetExpiredTitle")} foot={foot}>
        <ExpiredReset token={token} />
      </OpenCard>
    );
  }
  return (
    <OpenCard title={login("resetTitle")} lead={login("resetLead")} foot={foot}>
      <Loaded query={query} skeleton={<ListSkeleton label={words("loading")} rows={2} />} failed={login("resetFailed")}>
        {() => <PasswordResetForm token={token} onDone={handleDone} onDead={() => void query.refetch()} />}
      </Loaded>
    </OpenCard>
  );
}
