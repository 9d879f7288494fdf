import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { QrCode } from "#packages/ui/pictures/QrCode.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { CodeForm } from "./CodeForm.tsx";
import classes from "./second-factor.module.css";
import type { Added } from "./second-step.ts";

type AuthenticatorSetUpProps = { step: string; onAdded: (added: Added) => void; foot?: ReactNode };

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** A QR code to scan (or characters to type) into an app, and a field for its first code. */
export function AuthenticatorSetUp({ step, onAdded, foot }: AuthenticatorSetUpProps) {
  const t = useTranslations("secondFactor");
  const words = useTranslations("words");
  const started = useQuery({
    queryKey: ["second-factor-secret", step],
    queryFn: ({ signal }) => call("startAuthenticator", { body: { step } }, { signal }),
    // A new secret would invalidate the scanned one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return (
    <div className={classes.stack}>
      <Loaded query={started} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={4} />}>
        {({ secret, uri }) => (
          <>
            <p>{t("appText")}</p>
            <div className={classes.qr}>
              <QrCode value={uri} label={t("qrLabel")} />
            </div>
            <p className={classes.quiet}>
              {t("secretText")} <code className={classes.secret}>{grouped(secret)}</code>
            </p>
            <CodeForm
              method="APP"
              submitLabel={t("addApp")}
              onCode={async (code) => onAdded(await call("confirmAuthenticator", { body: { step, code } }))}
            />
          </>
        )}
      </Loaded>
      {foot}
    </div>
  );
}
