import { IconCamera, IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useId } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./search-field.module.css";
import type { Search } from "./use-search.ts";

type SearchFieldProps = {
  search: Search;
  onType: () => void;
  onCamera: () => void;
};

/** The search field. It takes the focus at once, except on touch devices, where that would open a keyboard. */
export function SearchField({ search, onType, onCamera }: SearchFieldProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const id = useId();
  const { field } = search;
  useEffect(() => {
    if (window.matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [field]);
  return (
    <search>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (search.kind === "words" || search.kind === "number") void search.lookUp(search.text);
        }}
      >
        <label htmlFor={id} className={classes.label}>
          {t("searchLabel")}
        </label>
        <div className={classes.field}>
          <IconSearch size={26} aria-hidden="true" />
          <input
            ref={field}
            id={id}
            className={classes.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={t("searchHint")}
            value={search.text}
            aria-invalid={search.kind === "tooLong"}
            onKeyDown={search.walk}
            onBlur={(event) => {
              event.currentTarget.inputMode = "";
            }}
            onChange={(event) => {
              onType();
              search.write(event.currentTarget.value);
            }}
          />
          {search.text ? (
            <button
              type="button"
              className={classes.clear}
              onClick={() => {
                search.write("");
                field.current?.focus();
              }}
            >
              <IconX size={20} aria-hidden="true" />
              {words("clear")}
            </button>
          ) : (
            <button type="button" className={classes.camera} onClick={onCamera}>
              <IconCamera size={26} aria-hidden="true" />
              {t("camera")}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}
