import { ChevronRight } from 'lucide-react'
import { Link, type MetaDescriptor } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { spokenAddress } from '#web/kit/page-meta.ts'

export type Crumb = { name: string; path: string }

/** Where a page stands in the shop. The last crumb is the page itself: on phones its heading below says it. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const here = crumbs.at(-1)
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className="flex flex-wrap items-center text-ink-soft text-small">
        {crumbs.map(({ name, path }) => (
          <li key={path} className={`flex items-center ${path === here?.path ? 'max-sm:sr-only' : ''}`}>
            {path !== crumbs[0]?.path && <ChevronRight aria-hidden className="mx-1 size-4 shrink-0" />}
            {path === here?.path ? (
              <span aria-current="page" className="font-medium text-ink">
                {name}
              </span>
            ) : (
              <Link
                to={path}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same for search engines. */
export const breadcrumbData = (crumbs: readonly Crumb[], publicUrl: string): MetaDescriptor => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: spokenAddress(publicUrl + path),
    })),
  },
})
