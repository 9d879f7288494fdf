import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";

type WaysInProps = {
  from: string;
  register?: boolean;
  /** The point of sale whose page the visitor reads. It becomes the home location of a visitor who registers there. */
  subpage?: string | undefined;
};

/** Offers Register and Login to a visitor, who is returned to `from` afterwards. */
export function WaysIn({ from, register = false, subpage }: WaysInProps) {
  const guest = useTranslations("guest");
  const common = useTranslations("words");
  return (
    <>
      {register && subpage && (
        <LinkButton to={paths.locationOnboarding} params={{ subpage }} fullWidth>
          {guest("register")}
        </LinkButton>
      )}
      {register && !subpage && (
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
