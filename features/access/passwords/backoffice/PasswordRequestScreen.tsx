import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { PasswordRequestForm } from "#features/access/sessions/backoffice/PasswordRequestForm.tsx";
import { paths } from "#features/office-paths.ts";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";

/** Spec §2 "Forgot password?" for staff, by e-mail. The screen shows the same text for known and unknown addresses. */
export function PasswordRequestScreen() {
  const login = useTranslations("sessions");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const foot = (
    <Link to={paths.login} className={link.link}>
      {login("backToLogin")}
    </Link>
  );
  if (sentTo) {
    return (
      <OpenCard title={login("requestSentTitle")} foot={foot}>
        <p role="status">{login("requestSentText", { email: sentTo })}</p>
        <Button variant="light" onClick={() => setSentTo(null)}>
          {login("requestAgain")}
        </Button>
      </OpenCard>
    );
  }
  return (
    <OpenCard title={login("requestTitle")} lead={login("requestLead")} foot={foot}>
      <PasswordRequestForm onSent={setSentTo} />
    </OpenCard>
  );
}
