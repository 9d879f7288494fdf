import { Anchor } from "@mantine/core";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { SecondStep } from "#features/access/second-factor/backoffice/second-step.ts";
import { LoginForm } from "#features/access/sessions/backoffice/LoginForm.tsx";
import { paths } from "#features/office-paths.ts";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import { Redirect } from "#packages/web/backoffice/page/Redirect.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useSession } from "#packages/web/backoffice/session/session.ts";
import { useTillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { withStyle } from "#packages/web/with-style.ts";

const loadSecondStep = withStyle(() => import("#features/access/second-factor/backoffice/SecondStepCard.tsx"));
const SecondStepCard = lazy(async () => ({ default: (await loadSecondStep()).SecondStepCard }));
const loadDevice = withStyle(() => import("#features/till/devices/backoffice/DeviceSignIn.tsx"));
const DeviceSignIn = lazy(async () => ({ default: (await loadDevice()).DeviceSignIn }));

/** Spec §2 "/login", for staff; at an approved till by PIN. Redirects an account that is signed in already. */
export function LoginScreen() {
  const login = useTranslations("sessions");
  const devices = useTranslations("devices");
  const session = useSession();
  const { from } = useSearch({ from: "/open/login" });
  const device = useTillDevice();
  const [byPassword, setByPassword] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);
  if (session) return <Redirect to={from ?? paths.today} />;
  if (step || (device && !byPassword)) {
    return (
      <Suspense>
        {step ? (
          <SecondStepCard step={step} onRestart={() => setStep(null)} />
        ) : (
          device && <DeviceSignIn device={device} onPassword={() => setByPassword(true)} />
        )}
      </Suspense>
    );
  }
  return (
    <OpenCard
      title={login("title")}
      lead={login("lead")}
      foot={
        device ? (
          <Anchor component="button" className={link.link} onClick={() => setByPassword(false)}>
            {devices("byCode")}
          </Anchor>
        ) : (
          <>
            <span>{login("newHere")}</span>
            <Link to={paths.onboarding} className={link.link}>
              {login("register")}
            </Link>
          </>
        )
      }
    >
      <LoginForm onSecondStep={setStep} />
    </OpenCard>
  );
}
