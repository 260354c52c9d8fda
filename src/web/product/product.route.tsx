import { type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '#web/page-routes.ts'
import { REVIEWS_PARAM } from '#web/reviews/review-cursors.ts'
import { loadProductPage } from './load-product-page.ts'
import { productMeta } from './product-meta.ts'
import { ProductPage } from './product-page.tsx'

export const handle = { query: [REVIEWS_PARAM] } satisfies PageHandle

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadProductPage(context, params.id, new URL(request.url).searchParams)

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export default function ProductRoute() {
  return <ProductPage {...useLoaderData<typeof loader>()} />
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData && productMeta(loaderData)
