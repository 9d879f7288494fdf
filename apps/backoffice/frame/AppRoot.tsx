import { Outlet } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ToastProvider } from "#packages/ui/answer/Toast.tsx";
import { FillingsProvider } from "#packages/web/backoffice/slot.tsx";
import { fillings } from "../declared.ts";

export function AppRoot() {
  const words = useTranslations("words");
  return (
    <ToastProvider closeLabel={words("close")}>
      <FillingsProvider value={fillings}>
        <Outlet />
      </FillingsProvider>
    </ToastProvider>
  );
}
