import { type Icon, IconAddressBook, IconBuildingStore, IconReceipt, IconUserCircle } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { openChain, useAccess, useMaybeChain } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { menuFor } from "./navigation.ts";
import { useNavFacts } from "./use-nav-facts.ts";

export type Place = { key: string; label: string; icon: Icon; go: () => void };

/** Letters without accents or case, so that "saljstallen" finds "Säljställen". */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Where the palette leads for what has been written: pages, my other clubs, members and purchases by that name. */
export function usePlaces(query: string): Place[] {
  const shell = useTranslations("shell");
  const navigate = useNavigate();
  const facts = useNavFacts();
  const { chains } = useAccess();
  const current = useMaybeChain();
  const pages: Place[] = menuFor(facts).map(({ name, to, icon }) => ({
    key: name,
    label: shell(name),
    icon,
    go: () => void navigate({ to }),
  }));
  const profile = { key: "profile", label: shell("profile"), icon: IconUserCircle };
  pages.push({ ...profile, go: () => void navigate({ to: paths.profile }) });
  const others = chains.filter(({ id }) => id !== current?.id);
  const clubs: Place[] = others.map(({ id, subdomain, commercialName }) => ({
    key: `chain-${id}`,
    label: commercialName,
    icon: IconBuildingStore,
    go: () => void navigate({ to: paths.today }).then(() => openChain(subdomain)),
  }));
  const q = query.trim();
  const found = [...pages, ...clubs].filter(({ label }) => plain(label).includes(plain(q)));
  if (!q || !facts.hasChain || facts.role === "ROLE_CASHIER") return found;
  const search = { search: { q } };
  return [
    ...found,
    {
      key: "member-search",
      label: shell("searchMember", { query: q }),
      icon: IconAddressBook,
      go: () => void navigate({ to: paths.members, ...search }),
    },
    {
      key: "purchase-search",
      label: shell("searchPurchase", { query: q }),
      icon: IconReceipt,
      go: () => void navigate({ to: paths.purchases, ...search }),
    },
  ];
}
