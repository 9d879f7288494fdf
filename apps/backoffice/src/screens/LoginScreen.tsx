import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { LoginForm } from "../features/login/LoginForm.tsx";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { OpenCard } from "../shell/OpenCard.tsx";
import { Redirect } from "../shell/Redirect.tsx";
import link from "../shell/text-link.module.css";

/** Spec §2 "/login", for staff. Whoever is signed in already is led on. */
export function LoginScreen() {
  const login = useTranslations("login");
  const session = useSession();
  const { from } = useSearch({ from: "/open/login" });
  if (session) return <Redirect to={from ?? paths.today} />;
  return (
    <OpenCard
      title={login("title")}
      lead={login("lead")}
      foot={
        <>
          <span>{login("newHere")}</span>
          <Link to={paths.onboarding} className={link.link}>
            {login("register")}
          </Link>
        </>
      }
    >
      <LoginForm />
    </OpenCard>
  );
}
