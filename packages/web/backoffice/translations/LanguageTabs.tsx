import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import classes from "./language-tabs.module.css";

type LanguageTabsProps = {
  /** Of what: "Textens språk". */
  label: string;
  /** Absent: all of them. */
  among?: readonly Language[];
  value: Language;
  onChange: (language: Language) => void;
  /** Said of a language beside its name; nothing where there is nothing to say. */
  noteOf: (language: Language) => ReactNode;
  /** What is written in the chosen one; absent: it stands elsewhere on the page. */
  children?: ReactNode;
};

/** The languages a text is written in. */
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

/** A word beside a language's name. */
export const TabNote = ({ children }: { children: ReactNode }) => <span className={classes.note}> {children}</span>;
