import type { Category } from '#contract/catalog/category.ts'

/** Behind the thing, its light side, its dark side and its lines, from the tint of the category. */
const TONES: Record<Category, { tint: string; light: string; dark: string; line: string }> = {
  Writing: { tint: '#e8eefb', light: '#c9d6f4', dark: '#a9bdec', line: '#5b78c2' },
  Paper: { tint: '#fbf1dc', light: '#f3dfb3', dark: '#e8cc8d', line: '#a8813a' },
  DeskSupplies: { tint: '#e4f3ec', light: '#bfe3d1', dark: '#9bd1b7', line: '#3f8c69' },
  Filing: { tint: '#efe8f7', light: '#dacaee', dark: '#c3ace2', line: '#7a57ac' },
  Reusable: { tint: '#e9f2df', light: '#cde3b5', dark: '#b2d290', line: '#64893c' },
  TechStationery: { tint: '#e6ecf0', light: '#c7d3dc', dark: '#a9bbc8', line: '#5a7488' },
}

/** A closed parcel on the category's tint: something is in it, and its picture is still to come. */
export function placeholderSvg(category: Category): string {
  const { tint, light, dark, line } = TONES[category]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">
  <rect width="1000" height="1000" fill="${tint}"/>
  <ellipse cx="512" cy="772" rx="300" ry="34" fill="${line}" opacity=".16"/>
  <path d="M220 400 500 290 780 400 500 510Z" fill="${light}"/>
  <path d="M220 400 500 510V770L220 650Z" fill="${light}"/>
  <path d="M780 400 500 510V770L780 650Z" fill="${dark}"/>
  <path d="M220 400 500 290 780 400 500 510Z" fill="#fff" opacity=".45"/>
  <path d="M352 348 632 458V534L588 552V476L308 366Z" fill="${line}" opacity=".28"/>
  <path d="M220 400 500 290 780 400V650L500 770 220 650ZM220 400 500 510 780 400M500 510V770" fill="none"
    stroke="${line}" stroke-width="9" stroke-linejoin="round"/>
  <path d="M268 566 372 608M268 604 338 632" stroke="${line}" stroke-width="9" stroke-linecap="round" opacity=".7"/>
</svg>`
}
