import { data, type RouterContextProvider } from 'react-router'
import { shownStock } from '#contract/cart/shown-stock.ts'
import { getProductCall, relatedProductsCall } from '#contract/catalog/catalog.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { productId } from '#contract/catalog/product.ts'
import { getFamilyCall } from '#contract/catalog/product-family.endpoints.ts'
import type { ShownProduct } from '#contract/catalog/product-pictures.ts'
import { t } from '#contract/platform/t.ts'
import { REVIEWS_PER_PAGE } from '#contract/reviews/review-limits.ts'
import { listReviewsCall } from '#contract/reviews/reviews.endpoints.ts'
import { type PackedCards, packCards } from '#web/catalog/packed-cards.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { apiFor, type LoaderRefusal } from '#web/kit/page-api.ts'
import { pageTools } from '#web/kit/page-tools.ts'
import { productPath } from '#web/kit/paths.ts'
import { cursorsOf } from '#web/reviews/review-cursors.ts'
import type { ReviewsPage } from '#web/reviews/reviews-section.tsx'
import { type ShownFamily, shownFamily } from './shown-family.ts'

export type ProductPageData = {
  product: ShownProduct
  /** What else it comes in; undefined where there is nothing to choose. */
  family: ShownFamily | undefined
  reviews: ReviewsPage | undefined
  /** Why there are no reviews to show. */
  reviewsProblem: string | undefined
  /** Undefined when they could not be had; the browser then asks again. */
  related: PackedCards | undefined
  /** The page's one true address. */
  canonical: string
}

/**
 * What the page of a product shows. Without the product there is no page. Without its family, its reviews or its neighbours
 * the page stands, but it is not kept for others.
 */
export async function loadProductPage(
  context: Readonly<RouterContextProvider>,
  id: string | null | undefined,
  search: URLSearchParams,
) {
  const known = productId.safeParse(id)
  if (!known.success) throw noSuchProduct()
  const { api, publicUrl } = context.get(pageTools)
  const cursor = cursorsOf(search).at(-1)
  const reviewsInput = { productId: known.data, limit: REVIEWS_PER_PAGE, ...(cursor && { cursor }) }
  const [{ data: product }, family, reviews, related] = await Promise.all([
    apiFor(context)(getProductCall, { id: known.data }),
    answerOrFailure(api(getFamilyCall, { id: known.data })),
    answerOrFailure(api(listReviewsCall, reviewsInput)),
    answerOrFailure(api(relatedProductsCall, { id: known.data })),
  ])
  const page: ProductPageData = {
    product: { ...product, stocks: shownStock(product.stocks) },
    family: shownFamily(family.answer?.data, product._id),
    reviews: reviews.answer,
    reviewsProblem: reviews.failure?.message,
    related: related.answer && packCards(related.answer.data),
    canonical: publicUrl + productPath(product._id),
  }
  const isWhole = !family.failure && !reviews.failure && !related.failure
  return data(page, isWhole ? undefined : { headers: { 'cache-control': 'no-store' } })
}

function noSuchProduct() {
  const { code, text, status } = catalogFailures.unknownProduct
  const refusal: LoaderRefusal = { code, message: t(text) }
  return data(refusal, { status })
}

async function answerOrFailure<Answer>(call: Promise<Answer>) {
  try {
    return { answer: await call, failure: undefined }
  } catch (failure) {
    if (!isFailure(failure)) throw failure
    return { answer: undefined, failure }
  }
}
