import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { useRestored } from '#web/stores/use-restored.ts'

/** What is about to be bought: null when there is nothing, undefined while that is not known yet. */
export function useDraft(): OrderDraft | null | undefined {
  const restored = useRestored()
  const draft = useRootStore(({ order }) => order.draft)
  return restored ? draft : undefined
}
