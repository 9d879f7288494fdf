import { ToastProvider } from "@stammis/ui/answer/Toast.tsx";
import { Outlet } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";

export function AppRoot() {
  const words = useTranslations("words");
  return (
    <ToastProvider closeLabel={words("close")}>
      <Outlet />
    </ToastProvider>
  );
}
