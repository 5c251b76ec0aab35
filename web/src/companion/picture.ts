// The result as a picture to send around.
import { t } from "../text/fluent.svelte";

const WIDTH = 720;
const ROW = 64;

export async function pictureOf(title: string, rows: { name: string; points: number[]; total: number; won: boolean }[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 150 + ROW * rows.length;
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
  rows.forEach(({ name, points, total, won }, index) => {
    const y = 120 + ROW * index;
    pen.font = `${won ? 700 : 500} 26px ${font}`;
    pen.textAlign = "left";
    pen.fillText(name, 32, y, 300);
    pen.textAlign = "right";
    pen.fillText(String(total), WIDTH - 32, y);
    pen.font = `20px ${font}`;
    points.forEach((one, place) => pen.fillText(String(one), 420 + place * 80, y));
  });
  pen.textAlign = "left";
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
