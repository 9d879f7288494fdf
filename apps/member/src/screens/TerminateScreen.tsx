import { ByEmail } from "../features/membership/ByEmail.tsx";

/** `/consumer/membership/terminate` */
export function TerminateScreen() {
  return <ByEmail act="terminate" />;
}
