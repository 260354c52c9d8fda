import type { ManagedCard } from '#contract/catalog/manage-products.endpoints.ts'
import type { ProductState } from '#contract/catalog/product-state.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const STATE_NAMES: Record<ProductState, string> = { draft: 'Draft', onSale: 'On sale', offSale: 'Off sale' }

type Standing = { tone: Tone; name: string; note?: string }

const STANDINGS: Record<ProductState, Standing> = {
  draft: { tone: 'info', name: STATE_NAMES.draft, note: 'This is a draft. Shoppers can’t see it yet.' },
  onSale: { tone: 'good', name: STATE_NAMES.onSale },
  offSale: { tone: 'wait', name: STATE_NAMES.offSale, note: 'This is off sale. Shoppers can’t see it.' },
}
const HIDDEN: Standing = { tone: 'bad', name: 'Hidden', note: 'Hidden from shoppers: its seller can’t sell right now.' }

/** How a product stands with shoppers: one badge, and what there is to say about it. */
export const standingOf = ({ state, onSale }: Pick<ManagedCard, 'state' | 'onSale'>): Standing =>
  state === 'onSale' && !onSale ? HIDDEN : STANDINGS[state]
