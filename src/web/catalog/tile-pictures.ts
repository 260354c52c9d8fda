import type { Category } from '#contract/catalog/category.ts'
import desk from './scenes/desk.svg?url'
import filing from './scenes/filing.svg?url'
import paper from './scenes/paper.svg?url'
import reusable from './scenes/reusable.svg?url'
import tech from './scenes/tech.svg?url'
import writing from './scenes/writing.svg?url'

export const TILE_PICTURE: Record<Category, string> = {
  Writing: writing,
  Paper: paper,
  DeskSupplies: desk,
  Filing: filing,
  Reusable: reusable,
  TechStationery: tech,
}
