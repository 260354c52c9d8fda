import { msg } from '#contract/platform/t.ts'
/** The numbers and the name that pages of reviews show, apart from the schemas so that pages need not bring those along. */
export const REVIEWS_PER_PAGE = 5
export const LONGEST_REVIEW = 2_000
export const ANONYMOUS = msg('Anonymous')
export const VERIFIED_PURCHASE = msg('Verified purchase')
