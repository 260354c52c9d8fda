import { t } from '#contract/platform/t.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { TILE_PICTURE } from '#web/catalog/tile-pictures.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import { PlainLink } from '#web/kit/plain-link.tsx'

/** Two rows of three, three of two; in five columns the sixth tile is a row of its own. */
const STRIP =
  '-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:overflow-visible ' +
  'sm:p-0 md:grid-cols-3 lg:grid-cols-5'

const AS_A_ROW =
  'lg:in-[li:last-child]:h-32 lg:in-[li:last-child]:flex-row lg:in-[li:last-child]:items-center lg:in-[li:last-child]:justify-between ' +
  'lg:in-[li:last-child]:py-0 lg:in-[li:last-child]:px-6'

export function CategoryTiles() {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="mb-6 font-semibold text-heading">
        {t('Shop by Category')}
      </h2>
      <ul className={STRIP}>
        {CATEGORY_PAGES.map(({ name, category, path }) => (
          <li key={path} className="w-36 shrink-0 snap-start scroll-ml-4 sm:w-auto lg:last:col-span-5">
            <PlainLink
              to={path}
              className={`group flex h-52 flex-col overflow-hidden rounded-card p-4 lg:h-64 ${CATEGORY_TINT[category]} ${AS_A_ROW}`}
            >
              <span className="font-semibold text-lead leading-tight underline-offset-4 group-hover:underline lg:in-[li:last-child]:text-title">
                {t(name)}
              </span>
              <img
                src={TILE_PICTURE[category]}
                alt=""
                width="400"
                height="400"
                loading="lazy"
                decoding="async"
                className="mt-auto size-28 self-end sm:size-40 transition-transform group-hover:-rotate-3 lg:size-52 lg:in-[li:last-child]:mt-2 lg:in-[li:last-child]:mr-12 lg:in-[li:last-child]:size-48 lg:in-[li:last-child]:self-start"
              />
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
