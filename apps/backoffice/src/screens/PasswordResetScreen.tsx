import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { PasswordResetForm } from "../features/login/PasswordResetForm.tsx";
import { paths } from "../paths.ts";
import { OpenCard } from "../shell/OpenCard.tsx";
import link from "../shell/text-link.module.css";

/** Spec §2 "Type your new password twice". */
export function PasswordResetScreen() {
  const login = useTranslations("login");
  const { token } = useParams({ from: "/open/auth/password/reset/$token" });
  const toast = useToast();
  const navigate = useNavigate();
  const done = () => {
    toast({ variant: "success", text: login("resetDone") });
    void navigate({ to: paths.login });
  };
  return (
    <OpenCard
      title={login("resetTitle")}
      lead={login("resetLead")}
      foot={
        <Link to={paths.login} className={link.link}>
          {login("backToLogin")}
        </Link>
      }
    >
      <PasswordResetForm token={token} onDone={done} />
    </OpenCard>
  );
}
