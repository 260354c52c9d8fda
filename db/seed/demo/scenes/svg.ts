import type { Category } from '#contract/catalog/category.ts'

/** As the pictures drawn by hand have it behind them. */
const TINTS: Record<Category, string> = {
  Writing: '#E8EEFB',
  Paper: '#FBF1DC',
  DeskSupplies: '#E4F3EC',
  Filing: '#EFE8F7',
  Reusable: '#E9F2DF',
  TechStationery: '#E6ECF0',
}

export const INK = '#1d2433'

export const round = (value: number) => Math.round(value * 100) / 100

/** Things lie on the counter: one soft shadow to the lower right. */
const SHADOW =
  '<filter id="under" filterUnits="userSpaceOnUse" x="-50" y="-50" width="1100" height="1100" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="10"/><feOffset dx="8" dy="14"/>' +
  '<feColorMatrix values="0 0 0 0 .09  0 0 0 0 .11  0 0 0 0 .18  0 0 0 .28 0" result="shadow"/>' +
  '<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'

/** A square picture on the tint of its category. */
export const drawing = (category: Category, inner: string, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 1000 1000"><defs>${SHADOW}${defs}</defs>` +
  `<rect width="1000" height="1000" fill="${TINTS[category]}"/>${inner}</svg>`

export const lying = (inner: string) => `<g filter="url(#under)">${inner}</g>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

/** A sheet of paper, and what is on it, cut off at its edges. */
export const sheet = (x: number, y: number, width: number, height: number, inner: string, colour = '#fffdf7') =>
  lying(
    `<clipPath id="sheet"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/></clipPath>` +
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${colour}"/>` +
      `<g clip-path="url(#sheet)">${inner}</g>`,
  )
