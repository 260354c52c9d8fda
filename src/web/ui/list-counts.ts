import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'

const grouped = new Intl.NumberFormat('en-IN')

/** 141, or 10,000+ where counting stopped. */
export const countText = (count: number) =>
  count > COUNTED_UP_TO ? `${grouped.format(COUNTED_UP_TO)}+` : grouped.format(count)

export const productsText = (count: number) => `${countText(count)} ${count === 1 ? 'product' : 'products'}`
