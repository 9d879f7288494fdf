import { Outlet } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ToastProvider } from "#packages/ui/answer/Toast.tsx";

export function AppRoot() {
  const words = useTranslations("words");
  return (
    <ToastProvider closeLabel={words("close")}>
      <Outlet />
    </ToastProvider>
  );
}
