import { t } from '#contract/platform/t.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { toast } from '#web/ui/toast.ts'

/** What changes a cart is fetched when it is first changed. */
const load = () => import('./card-cart.ts')
type Change = (cart: Awaited<ReturnType<typeof load>>) => void

/** Fetching fails without a network, and after a release that took the file away: then only a new page helps. */
export async function changeCart(change: Change, fetchIt = load, hasFailed = false): Promise<void> {
  const cart = await fetchIt().catch(() => undefined)
  if (cart) return change(cart)
  const action = hasFailed
    ? { label: t('Reload'), onClick: () => window.location.reload() }
    : { label: t('Try again'), onClick: () => void changeCart(change, fetchIt, true) }
  toast({ tone: 'bad', text: t(networkFailures.unreachable.text), action, alert: true })
}
