import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { TILE_PICTURE } from '#web/catalog/tile-pictures.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import { PlainLink } from '#web/kit/plain-link.tsx'

/** The first tile is two columns wide where that fills the last row: five tiles in two or three columns leave a gap. */
const STRIP =
  '-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:overflow-visible ' +
  'sm:p-0 md:grid-cols-3 lg:grid-cols-5'

export function CategoryTiles() {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="mb-6 font-semibold text-heading">
        Shop by Category
      </h2>
      <ul className={STRIP}>
        {CATEGORY_PAGES.map(({ name, category, path }) => (
          <li key={path} className="w-36 shrink-0 snap-start scroll-ml-4 sm:w-auto sm:max-lg:first:col-span-2">
            <PlainLink
              to={path}
              className={`group flex h-52 flex-col overflow-hidden rounded-card p-4 lg:h-64 ${CATEGORY_TINT[category]}`}
            >
              <span className="font-semibold text-lead leading-tight underline-offset-4 group-hover:underline">
                {name}
              </span>
              <img
                src={TILE_PICTURE[category]}
                alt=""
                width="400"
                height="400"
                loading="lazy"
                decoding="async"
                className="mt-auto size-28 self-end sm:size-40 transition-transform group-hover:-rotate-3 lg:size-52"
              />
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
