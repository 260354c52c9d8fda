export type Window = readonly [x: number, y: number, side: number]

/** A part of a drawing as large as the whole. */
export const closeUp = (svg: string, [x, y, side]: Window) =>
  svg.replace('viewBox="0 0 1000 1000"', `viewBox="${x} ${y} ${side} ${side}"`).replace(/\s*<title>[^<]*<\/title>/, '')
