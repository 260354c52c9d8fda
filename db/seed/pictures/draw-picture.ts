import type { Category } from '#contract/catalog/category.ts'
import { type Kind, kinds } from './kinds.ts'
import { type Paint, packBadge, rect } from './paint.ts'

/** What a demo product says about its picture; the rest has defaults. */
export type PictureOf = { kind: Kind } & Partial<Paint>

const TINTS: Record<Category, string> = {
  Writing: '#E8EEFB',
  Paper: '#FBF1DC',
  DeskSupplies: '#E4F3EC',
  Filing: '#EFE8F7',
  Reusable: '#E9F2DF',
  TechStationery: '#E6ECF0',
}

const SIZE = 1000

const INK_AT = (strength: number) => `0 0 0 0 .09  0 0 0 0 .11  0 0 0 0 .18  0 0 0 ${strength} 0`

const castShadow = (blur: number, dx: number, dy: number, strength: number, name: string) =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/>` +
  `<feColorMatrix values="${INK_AT(strength)}" result="${name}"/>`

const shadowFilter = (id: string, shadows: readonly string[]) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-1000" y="-1000" width="3000" height="3000" color-interpolation-filters="sRGB">` +
  shadows.join('') +
  `<feMerge>${shadows.map((_, i) => `<feMergeNode in="s${i}"/>`).join('')}<feMergeNode in="SourceGraphic"/></feMerge></filter>`

const FILTERS =
  '<defs><filter id="soft" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="14"/></filter>' +
  shadowFilter('resting', [castShadow(22, 16, 28, 0.24, 's0'), castShadow(6, 5, 8, 0.26, 's1')]) +
  shadowFilter('lifted', [castShadow(4, 3, 5, 0.32, 's0')]) +
  '</defs>'

/** A square product picture as SVG: the object on its category's tint, with its pack count. */
export function drawPicture(category: Category, { kind, ...given }: PictureOf): string {
  const paint: Paint = {
    body: '#22409A',
    accent: '#F5A524',
    detail: '#1D2433',
    count: 1,
    label: '',
    variant: '',
    ...given,
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    FILTERS +
    rect(0, 0, SIZE, SIZE, TINTS[category]) +
    kinds[kind](paint) +
    packBadge(paint.count) +
    '</svg>'
  )
}
