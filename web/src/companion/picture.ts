// The result as a picture to send around.
import { t } from "../text/fluent.svelte";

const WIDTH = 720;
const ROW = 64;
const SCORING = 72; // the column of one

export async function pictureOf(title: string, rows: { name: string; points: number[]; total: number; won: boolean }[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 170 + ROW * rows.length;
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const font = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = colour("--surface") || "#F4EBDC";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--ink") || "#2A211A";
  pen.textBaseline = "middle";
  pen.font = `600 34px ${font}`;
  pen.fillText(title, 32, 52, WIDTH - 64);
  pen.font = `18px ${font}`;
  pen.fillText(t("home-nasrid"), 32, canvas.height - 28);
  const columnOf = (scoring: number): number => WIDTH - 150 - SCORING * (rows[0]!.points.length - 1 - scoring);
  pen.textAlign = "right";
  rows[0]!.points.forEach((_, scoring) => pen.fillText(`${scoring + 1}.`, columnOf(scoring), 96));
  rows.forEach(({ name, points, total, won }, index) => {
    const y = 140 + ROW * index;
    pen.font = `${won ? 700 : 500} 26px ${font}`;
    pen.textAlign = "left";
    pen.fillText(name, 32, y, 300);
    pen.textAlign = "right";
    pen.fillText(String(total), WIDTH - 32, y);
    pen.font = `20px ${font}`;
    points.forEach((one, scoring) => pen.fillText(String(one), columnOf(scoring), y));
  });
  pen.textAlign = "left";
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
