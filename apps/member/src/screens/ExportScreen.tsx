import { ByEmail } from "../features/membership/ByEmail.tsx";

/** `/consumer/membership/export` */
export function ExportScreen() {
  return <ByEmail act="export" />;
}
