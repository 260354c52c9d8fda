import type { Category } from '#contract/catalog/category.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import { CATEGORY_TINT } from './category-tint.ts'
import { TILE_PICTURE } from './tile-pictures.ts'

type Props = { category: Category; name: string; description: string; crumbs: readonly Crumb[] }

/** A category introduces itself on its own colour, with its own things. */
export function CategoryHeader({ category, name, description, crumbs }: Props) {
  return (
    <header className={`relative overflow-hidden rounded-card ${CATEGORY_TINT[category]}`}>
      <div className="px-6 py-4 sm:p-8 lg:px-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className="pt-2 pr-24 sm:pr-52 lg:pr-60">
          <h1 className="font-semibold text-heading lg:text-display">{name}</h1>
          <p className="mt-2 max-w-measure text-pretty text-ink-soft sm:text-lead">{description}</p>
        </div>
      </div>
      <img
        src={TILE_PICTURE[category]}
        alt=""
        width="400"
        height="400"
        className="absolute right-2 bottom-2 size-28 sm:right-6 sm:bottom-auto sm:top-1/2 sm:size-44 sm:-translate-y-1/2 lg:right-12 lg:size-48"
      />
    </header>
  )
}
