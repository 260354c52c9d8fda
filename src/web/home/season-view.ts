import type { ShownSeason } from '#contract/seasons/season.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { TILE_PICTURE } from '#web/catalog/tile-pictures.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import { SHOP_PATH, searchPath } from '#web/kit/paths.ts'

/** A season as the home page draws it. */
export type SeasonView = Pick<ShownSeason, 'name' | 'heading' | 'text' | 'button'> & {
  path: string
  tint: string
  drawing: string
}

/** Made by the loader, so that none of this comes to the browser with the page. */
export const seasonView = (season: ShownSeason): SeasonView => ({
  name: season.name,
  heading: season.heading,
  text: season.text,
  button: season.button,
  path: pathOf(season),
  tint: CATEGORY_TINT[season.picture],
  drawing: TILE_PICTURE[season.picture],
})

function pathOf({ leadsTo, words }: Pick<ShownSeason, 'leadsTo' | 'words'>): string {
  if (leadsTo === 'search') return searchPath(words)
  return CATEGORY_PAGES.find(({ category }) => category === leadsTo)?.path ?? SHOP_PATH
}
