import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { CategoryField } from "./CategoryField.tsx";
import classes from "./categories.module.css";
import { withTranslation } from "./category-name.ts";
import type { Category } from "./queries.ts";

type CategoryTranslationsProps = { category: Category; languages: readonly Language[] };

/** The fields of a category's name in the club's other languages; an empty one shows the club's own name. */
export function CategoryTranslations({ category, languages }: CategoryTranslationsProps) {
  const words = useTranslations("words");
  const { name, translations } = category;
  return (
    <div className={classes.translations}>
      {languages.map((language) => (
        <CategoryField
          key={language}
          category={category}
          label={words(`languages.${language}`)}
          hasLabel
          value={translations[language]?.name ?? ""}
          placeholder={name}
          lang={language}
          read={(typed) => withTranslation(category, language, typed)}
        />
      ))}
    </div>
  );
}
