import { contactsRoutes } from "#features/access/contacts/contract/routes.ts";
import { passwordsRoutes } from "#features/access/passwords/contract/routes.ts";
import { sessionsRoutes } from "#features/access/sessions/contract/routes.ts";
import { signInCodesRoutes } from "#features/access/sign-in-codes/contract/routes.ts";
import { termsRoutes } from "#features/clubs/terms/contract/routes.ts";
import { publicRoutes } from "#features/loyalty/home/contract/public/routes.ts";
import { homeRoutes } from "#features/loyalty/home/contract/routes.ts";
import { consentsRoutes } from "#features/members/consents/contract/routes.ts";
import { joiningRoutes } from "#features/members/joining/contract/routes.ts";
import { membershipRoutes } from "#features/members/personal-data/contract/membership/routes.ts";
import { personalDataRoutes } from "#features/members/personal-data/contract/routes.ts";
import { walletRoutes } from "#features/members/wallet/contract/routes.ts";
import { routes } from "#packages/web/member/session/routes.ts";

// The endpoints of members' and visitors' screens. Others are left out, so that a phone does not load them.
const appRoutes = {
  ...sessionsRoutes,
  ...passwordsRoutes,
  ...signInCodesRoutes,
  ...termsRoutes,
  ...joiningRoutes,
  ...publicRoutes,
  ...homeRoutes,
  ...contactsRoutes,
  ...personalDataRoutes,
  ...membershipRoutes,
  ...consentsRoutes,
  ...walletRoutes,
};

type AppRoutes = typeof appRoutes;

declare module "#packages/web/member/session/routes.ts" {
  interface MemberRoutes extends AppRoutes {}
}

// Packages import no feature, so the app hands in the endpoints. `main.tsx` imports this file first.
Object.assign(routes, appRoutes);
