import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../shell/LinkButton.tsx";

/** Register and Login for a visitor, who comes back to `from` afterwards. */
export function WaysIn({ from, register = false }: { from: string; register?: boolean }) {
  const guest = useTranslations("guest");
  const common = useTranslations("words");
  return (
    <>
      {register && (
        <LinkButton to={paths.onboarding} fullWidth>
          {guest("register")}
        </LinkButton>
      )}
      <LinkButton to={paths.login} search={{ from }} variant={register ? "default" : "filled"} fullWidth>
        {common("signIn")}
      </LinkButton>
    </>
  );
}
