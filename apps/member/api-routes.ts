import { contactRoutes } from "#features/access/contacts/contract/routes.ts";
import { passwordRoutes } from "#features/access/passwords/contract/routes.ts";
import { authRoutes } from "#features/access/sessions/contract/routes.ts";
import { changedTermsRoutes } from "#features/clubs/terms/contract/routes.ts";
import { publicRoutes } from "#features/loyalty/home/contract/public/routes.ts";
import { consumerRoutes } from "#features/loyalty/home/contract/routes.ts";
import { unsubscribingRoutes } from "#features/members/consents/contract/routes.ts";
import { onboardingRoutes } from "#features/members/joining/contract/routes.ts";
import { membershipRoutes } from "#features/members/personal-data/contract/membership/routes.ts";
import { memberDataRoutes } from "#features/members/personal-data/contract/routes.ts";
import { walletRoutes } from "#features/members/wallet/contract/routes.ts";
import { routes } from "#packages/web/member/session/routes.ts";

// A member's phone loads no other endpoints than those that the screens of members and visitors call.
const appRoutes = {
  ...authRoutes,
  ...passwordRoutes,
  ...changedTermsRoutes,
  ...onboardingRoutes,
  ...publicRoutes,
  ...consumerRoutes,
  ...contactRoutes,
  ...memberDataRoutes,
  ...membershipRoutes,
  ...unsubscribingRoutes,
  ...walletRoutes,
};

type AppRoutes = typeof appRoutes;

declare module "#packages/web/member/session/routes.ts" {
  interface MemberRoutes extends AppRoutes {}
}

// Packages import no feature, so the app hands in the endpoints. `main.tsx` imports this file first.
Object.assign(routes, appRoutes);
