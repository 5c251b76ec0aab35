// The result as an image to share.
import { t } from "../text/fluent.svelte";

const IMAGE_WIDTH_PX = 720;
const ROW_HEIGHT_PX = 64;
const SCORING_COLUMN_PX = 72;

export async function drawPicture(
  title: string,
  rows: { name: string; points: number[]; total: number; won: boolean }[],
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = IMAGE_WIDTH_PX;
  canvas.height = 170 + ROW_HEIGHT_PX * rows.length;
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const font = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = colour("--surface") || "#F4EBDC";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--ink") || "#2A211A";
  pen.textBaseline = "middle";
  pen.font = `600 34px ${font}`;
  pen.fillText(title, 32, 52, IMAGE_WIDTH_PX - 64);
  pen.font = `18px ${font}`;
  pen.fillText(t("home-nasrid"), 32, canvas.height - 28);
  const columnOf = (scoring: number): number =>
    IMAGE_WIDTH_PX - 150 - SCORING_COLUMN_PX * (rows[0]!.points.length - 1 - scoring);
  pen.textAlign = "right";
  rows[0]!.points.forEach((_, scoring) => pen.fillText(`${scoring + 1}.`, columnOf(scoring), 96));
  rows.forEach(({ name, points, total, won }, index) => {
    const y = 140 + ROW_HEIGHT_PX * index;
    pen.font = `${won ? 700 : 500} 26px ${font}`;
    pen.textAlign = "left";
    pen.fillText(name, 32, y, 300);
    pen.textAlign = "right";
    pen.fillText(String(total), IMAGE_WIDTH_PX - 32, y);
    pen.font = `20px ${font}`;
    points.forEach((one, scoring) => pen.fillText(String(one), columnOf(scoring), y));
  });
  pen.textAlign = "left";
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
