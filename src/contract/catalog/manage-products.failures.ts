import { failures } from '#contract/platform/failures.ts'

/** What staff are told when they change products. */
export const manageFailures = failures('products', {
  codeTaken: { status: 409, text: 'Another product of this seller already has this SKU or barcode.' },
  notSaved: { status: 400, text: 'Some of this can’t be saved. Check the marked fields.' },
  priceChanged: { status: 409, text: 'Someone changed the price to {now}. Nothing was saved.' },
  stockChanged: { status: 409, text: 'The stock is now {now}. Nothing was saved.' },
  previewOutdated: {
    status: 409,
    text: 'Some of these products have changed since the preview. Nothing was saved: look at the new preview.',
  },
})
