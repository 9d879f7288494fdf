import { Menu, UnstyledButton } from "@mantine/core";
import { IconCheck, IconLanguage } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { languages } from "#packages/domain/translations/languages.ts";
import { useLanguageChoice } from "#packages/web/backoffice/language/use-language-choice.ts";
import menu from "./menu.module.css";
import classes from "./menu-button.module.css";

/** Selects the account's language. The button shows only its code. */
export function LanguagePicker() {
  const words = useTranslations("words");
  const { language, choose } = useLanguageChoice();
  const value = `${words(`languages.${language}`)} ${language.toUpperCase()}`;
  return (
    <Menu classNames={{ item: menu.item }} position="top-start" withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={words("labelled", { label: words("language"), value })}>
          <IconLanguage size={20} aria-hidden />
          <span>{language.toUpperCase()}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((each) => (
          <Menu.Item
            key={each}
            lang={each}
            onClick={() => choose(each)}
            rightSection={each === language ? <IconCheck size={16} aria-hidden /> : null}
          >
            {words(`languages.${each}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
