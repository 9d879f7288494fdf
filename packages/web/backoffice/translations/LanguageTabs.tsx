import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import classes from "./language-tabs.module.css";

type LanguageTabsProps = {
  /** Names the tabs: "Textens språk". */
  label: string;
  /** The languages of the tabs; absent: all languages. */
  among?: readonly Language[];
  value: Language;
  onChange: (language: Language) => void;
  /** Returns a note next to a language's name, if any. */
  noteOf: (language: Language) => ReactNode;
  /** The text in the selected language; absent when it is elsewhere on the page. */
  children?: ReactNode;
};

/** Tabs for the languages of a text. */
export function LanguageTabs({ label, among = languages, value, onChange, noteOf, children }: LanguageTabsProps) {
  const words = useTranslations("words");
  return (
    <Tabs value={value} onChange={(chosen) => chosen && onChange(chosen as Language)} keepMounted={false}>
      <Tabs.List aria-label={label}>
        {among.map((language) => (
          <Tabs.Tab key={language} value={language} className={classes.tab ?? ""}>
            {words(`languages.${language}`)}
            {noteOf(language)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {children && (
        <Tabs.Panel value={value} key={value} className={classes.panel ?? ""}>
          {children}
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

/** A note next to a language's name. */
export const TabNote = ({ children }: { children: ReactNode }) => <span className={classes.note}> {children}</span>;
