// A result to share, as text and as a picture. Neither shows anything of the deal.
import type { DailyPage } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { formatSigned } from "../text/numbers";
import { beatenShare, beatenText, formatDay, gameTitle } from "./texts";

const BARS = 10;
const [WIDTH_PX, HEIGHT_PX, MARGIN_PX] = [720, 400, 40];

/** Return how many of the bars are full. Only who has beaten everybody has all of them. */
export const fullBars = (share: number): number => (share === 1 ? BARS : Math.min(BARS - 1, Math.round(share * BARS)));

/** Return whether the player has finished the deal. */
export const hasResult = ({ attempt }: DailyPage): boolean => attempt?.stage === "finished";

/** Return the results as lines of text: those of the deal and of the puzzle, as far as there are any. */
export function shareText(page: DailyPage, address: string): string {
  const { score = 0, lead = 0 } = page.attempt ?? {};
  const share = beatenShare(page);
  return [
    t("daily-share-title", { day: formatDay(page.date) }),
    ...(hasResult(page)
      ? [t("daily-share-result", { game: gameTitle(page), points: score, lead: formatSigned(lead) })]
      : []),
    ...(share === null ? [] : ["▰".repeat(fullBars(share)) + "▱".repeat(BARS - fullBars(share)), beatenText(share)]),
    ...puzzleLines(page),
    address,
  ].join("\n");
}

const puzzleLines = ({ puzzle_answer: answer }: DailyPage): string[] =>
  answer === null ? [] : [t("puzzle-share", { answer })];

/** Draw the results. */
export function drawResult(page: DailyPage): Promise<Blob> {
  const { score = 0, lead = 0 } = page.attempt ?? {};
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH_PX, HEIGHT_PX];
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const font = getComputedStyle(document.body).fontFamily;
  const write = (text: string, y: number, size: number, weight: number, ink = "--ink") => {
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillStyle = colour(ink);
    pen.fillText(text, MARGIN_PX, y, WIDTH_PX - 2 * MARGIN_PX);
  };
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  write(`${t("home-nasrid")} · ${t("home-daily")}`, 70, 34, 600);
  write(`${formatDay(page.date)} · ${gameTitle(page)}`, 112, 22, 400, "--ink2");
  if (hasResult(page)) write(t("daily-share-points", { points: score, lead: formatSigned(lead) }), 204, 60, 700);
  const share = beatenShare(page);
  if (share !== null) {
    const step = (WIDTH_PX - 2 * MARGIN_PX) / BARS;
    for (let bar = 0; bar < BARS; bar++) {
      pen.fillStyle = colour(bar < fullBars(share) ? "--gold2" : "--line");
      pen.fillRect(MARGIN_PX + bar * step, 250, step - 8, 34);
    }
    write(beatenText(share), 322, 26, 500);
  }
  for (const line of puzzleLines(page)) write(line, hasResult(page) ? 368 : 204, 26, 500);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
