import { t } from '#contract/platform/t.ts'
import { Magnifier } from '#web/catalog/magnifier.tsx'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The results page without a query. */
export function EmptySearch() {
  return (
    <EmptyState
      as="h1"
      scene={<Magnifier />}
      title={t('What are you looking for?')}
      action={CATEGORY_PAGES.map(({ path, name }) => (
        <ButtonLink key={path} to={path}>
          {t(name)}
        </ButtonLink>
      ))}
    >
      <p>{t('Type a product or brand in the search box, or pick a category.')}</p>
    </EmptyState>
  )
}
