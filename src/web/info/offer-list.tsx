import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { categoryLink } from '#web/catalog/category-link.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { OFFERS, type Offer } from './offers.ts'

export function OfferList() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {OFFERS.map((offer) => (
        <OfferTile key={offer.category} {...offer} />
      ))}
    </ul>
  )
}

function OfferTile({ category, words }: Offer) {
  const { name, path } = categoryLink(category)
  return (
    <li className={`relative rounded-card p-6 ${CATEGORY_TINT[category]}`}>
      <Link
        to={path}
        className="font-semibold text-lead underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {t(name)}
      </Link>
      <p className="mt-1 text-pretty">{t(words)}</p>
    </li>
  )
}
