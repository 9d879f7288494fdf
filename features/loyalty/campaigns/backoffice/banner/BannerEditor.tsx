import { Button, Modal } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp, IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { type Banner, bannerTextMax } from "../../domain/banners.ts";
import { canAddText, tidied, withText } from "../banner-rules/banner-acts.ts";
import classes from "./banner.module.css";
import { GroundPanel } from "./GroundPanel.tsx";
import { renderBanner, type Work } from "./render-banner.ts";
import { Stage } from "./Stage.tsx";
import { TextPanel } from "./TextPanel.tsx";
import { useBannerWork } from "./use-banner-work.ts";
import { useReadings } from "./use-readings.ts";
import { useHistoryKeys } from "./use-stage-keys.ts";

export type Finished = { banner: Banner; picture: File; source: Work["source"] };

type BannerEditorProps = {
  first: Work;
  /** The campaign's name. */
  name: string;
  onDone: (finished: Finished) => void;
  onCancel: () => void;
};

/** The full-screen banner editor: the stage, and a panel for the selected part. Spec §9 "Banner editor". */
export function BannerEditor({ first, name, onDone, onCancel }: BannerEditorProps) {
  const t = useTranslations("campaigns.banner");
  const words = useTranslations("words");
  const shell = useTranslations("shell");
  const editor = useBannerWork(first);
  const { work, laid, selected, select, change, undo, redo } = editor;
  const readings = useReadings(work, laid);
  useHistoryKeys(editor);
  const field = useRef<HTMLTextAreaElement>(null);
  const [drawing, setDrawing] = useState(false);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const { texts } = work.banner;

  const write = () =>
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
  const addText = () => {
    const taken = laid.map(({ shade }) => shade);
    change((banner) => withText(banner, t("newText"), taken));
    select(texts.length);
    write();
  };
  const finish = async () => {
    setDrawing(true);
    setFailed(false);
    const tidy = { ...work, banner: tidied(work.banner) };
    const picture = await renderBanner(tidy).catch(() => null);
    setDrawing(false);
    if (picture) onDone({ banner: tidy.banner, picture, source: tidy.source });
    else setFailed(true);
  };
  const cancel = () => (undo ? setAsking(true) : onCancel());
  const tooLong = texts.some(({ text }) => text.length > bannerTextMax);
  const unreadable = readings.filter(({ shade }) => shade !== null).length;
  return (
    <Modal.Root opened fullScreen onClose={cancel} closeOnEscape={!asking}>
      <Modal.Content radius={0}>
        <Modal.Body className={classes.editor}>
          <header className={classes.head}>
            <Modal.Title>{t("title")}</Modal.Title>
            <div className={classes.row}>
              <Button
                type="button"
                variant="default"
                leftSection={<IconArrowBackUp size={18} aria-hidden />}
                disabled={!undo}
                onClick={undo}
              >
                {t("undo")}
              </Button>
              <Button
                type="button"
                variant="default"
                leftSection={<IconArrowForwardUp size={18} aria-hidden />}
                disabled={!redo}
                onClick={redo}
              >
                {t("redo")}
              </Button>
            </div>
          </header>
          <div className={classes.desk}>
            <div className={classes.stageSide}>
              <Stage editor={editor} readings={readings} onWrite={write} />
              <p className={classes.note}>{t("stageHint")}</p>
            </div>
            <div className={classes.tools}>
              <fieldset className={classes.parts} aria-label={t("parts")}>
                <Button
                  type="button"
                  variant={typeof selected === "number" ? "default" : "light"}
                  aria-pressed={typeof selected !== "number"}
                  onClick={() => select(null)}
                >
                  {t("ground")}
                </Button>
                {texts.map((text, index) => (
                  <Button
                    key={index}
                    type="button"
                    variant={selected === index ? "light" : "default"}
                    aria-pressed={selected === index}
                    className={classes.part}
                    onClick={() => select(index)}
                  >
                    {text.text.trim() || t("textNumber", { number: String(index + 1) })}
                  </Button>
                ))}
                <Button
                  type="button"
                  variant="subtle"
                  leftSection={<IconPlus size={18} aria-hidden />}
                  disabled={!canAddText(work.banner)}
                  onClick={addText}
                >
                  {t("addText")}
                </Button>
              </fieldset>
              {!canAddText(work.banner) && <p className={classes.note}>{t("noMoreTexts")}</p>}
              {typeof selected === "number" ? (
                <TextPanel key={selected} editor={editor} index={selected} reading={readings[selected]} field={field} />
              ) : (
                <GroundPanel editor={editor} name={name} />
              )}
            </div>
          </div>
          <footer className={classes.foot}>
            <p className={classes.footWords} aria-live="polite" data-error={failed || undefined}>
              {failed ? t("drawFailed") : unreadable > 0 ? t("someUnreadable", { count: unreadable }) : null}
            </p>
            <Button type="button" variant="default" onClick={cancel}>
              {words("cancel")}
            </Button>
            <Button type="button" loading={drawing} disabled={tooLong} onClick={() => void finish()}>
              {t("done")}
            </Button>
          </footer>
        </Modal.Body>
        {asking && (
          <ConfirmDialog
            opened
            title={shell("unsavedTitle")}
            confirmLabel={shell("unsavedLeave")}
            cancelLabel={shell("unsavedStay")}
            onConfirm={onCancel}
            onCancel={() => setAsking(false)}
            danger
          >
            {shell("unsavedText")}
          </ConfirmDialog>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
