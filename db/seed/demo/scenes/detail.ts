export type Window = readonly [x: number, y: number, side: number]

const AROUND = 60

/** A part of a drawing as large as the whole. Shadows are cast within it only: outside they would cost most of the time. */
export function closeUp(svg: string, [x, y, side]: Window): string {
  const region = `x="${x - AROUND}" y="${y - AROUND}" width="${side + 2 * AROUND}" height="${side + 2 * AROUND}"`
  return svg
    .replace('viewBox="0 0 1000 1000"', `viewBox="${x} ${y} ${side} ${side}"`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(
      /(<filter id="resting" filterUnits="userSpaceOnUse") x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*"/,
      `$1 ${region}`,
    )
}
