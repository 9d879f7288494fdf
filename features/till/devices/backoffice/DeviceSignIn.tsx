import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { BrandScope } from "#packages/ui/theme/BrandScope.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import type { TillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { CashierSwitch } from "./CashierSwitch.tsx";
import classes from "./device-sign-in.module.css";
import { thisDeviceQuery } from "./queries.ts";

type DeviceSignInProps = { device: TillDevice; onPassword: () => void };

/** Signs a cashier in at an approved till without a session, in the club's colours. */
export function DeviceSignIn({ device, onPassword }: DeviceSignInProps) {
  const t = useTranslations("devices");
  const { data } = useQuery(thisDeviceQuery(device));
  useTitle(t("whoTitle"));
  const sheet = (
    <section className={classes.sheet}>
      {data && (
        <p className={classes.place}>{[data.chain.commercialName, data.pointOfSale.name, data.name].join(" · ")}</p>
      )}
      <h1 className={classes.title}>{t("whoTitle")}</h1>
      <CashierSwitch
        device={device}
        signedInId={null}
        foot={
          <Button variant="subtle" onClick={onPassword}>
            {t("byPassword")}
          </Button>
        }
      />
    </section>
  );
  return data ? <BrandScope brandColour={data.chain.brandColour}>{sheet}</BrandScope> : sheet;
}
