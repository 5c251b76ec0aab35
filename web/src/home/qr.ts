// A QR code as an SVG path: one unit per module, with the quiet zone that scanners require.
import qrcode from "qrcode-generator";

const QUIET_ZONE_MODULES = 4;

export function qrPath(text: string): { path: string; size: number } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + QUIET_ZONE_MODULES} ${row + QUIET_ZONE_MODULES}h1v1h-1z`;
    }
  }
  return { path, size: count + 2 * QUIET_ZONE_MODULES };
}
