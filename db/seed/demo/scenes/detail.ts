export type Window = readonly [x: number, y: number, side: number]

const AROUND = 60

/** A part of a drawing as large as the whole. Shadows cost most of the time: they fall within it only, and not on each other. */
export function closeUp(svg: string, [x, y, side]: Window): string {
  const region = `x="${x - AROUND}" y="${y - AROUND}" width="${side + 2 * AROUND}" height="${side + 2 * AROUND}"`
  return svg
    .replace('viewBox="0 0 1000 1000"', `viewBox="${x} ${y} ${side} ${side}"`)
    .replaceAll(' filter="url(#edge)"', '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(
      /(<filter id="resting" filterUnits="userSpaceOnUse") x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*"/,
      `$1 ${region}`,
    )
}
