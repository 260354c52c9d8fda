import { type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import type { PageHandle } from '#web/page-routes.ts'
import { REVIEWS_PARAM } from '#web/reviews/review-cursors.ts'
import { loadProductPage } from './load-product-page.ts'
import { OpenSelected } from './open-selected.tsx'
import { productMeta } from './product-meta.ts'
import { ProductPage } from './product-page.tsx'

export const handle = { query: ['id', REVIEWS_PARAM] } satisfies PageHandle

/** The product named in the address. Without one only the browser knows which: the selected one. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return searchParams.has('id') ? loadProductPage(context, searchParams.get('id'), searchParams) : null
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export default function AboutRoute() {
  const page = useLoaderData<typeof loader>()
  return page ? <ProductPage {...page} /> : <OpenSelected />
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? productMeta(loaderData)
    : pageMeta({ title: t('Product'), description: t('The product you viewed last.') })
