import { Download, ListChecks, Package, Tag, Truck, X } from 'lucide-react'
import { can } from '#contract/accounts/permissions.ts'
import {
  labelsCall,
  markShippedCall,
  packingSlipsCall,
  pickListCall,
  type Refused,
} from '#contract/admin/order-documents.endpoints.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { api } from '#web/kit/api.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { Button } from '#web/ui/button.tsx'
import { saveOrders } from '../import/csv-links.tsx'
import type { Confirm } from '../use-confirm.tsx'
import { DocumentButton } from './document-button.tsx'
import type { ListedOrder } from './order-list.tsx'

type Props = {
  chosen: readonly ListedOrder[]
  managesAll: boolean
  confirm: Confirm
  onClear: () => void
  /** What could not be done of it. */
  onRefused: (refused: readonly Refused[]) => void
}

/** On phones it lies right above the bottom bar, where a thumb reaches it. */
const PLACE =
  'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-2 rounded-card border border-edge bg-sheet p-2 shadow-float sm:p-3 lg:bottom-3 lg:mx-0 print:hidden'

/** What can be done with several orders at once. */
export function BulkBar({ chosen, managesAll, confirm, onClear, onRefused }: Props) {
  const user = useSessionUser()
  const mayExport = user && can(user, 'exportData')
  const ids = chosen.map(({ id }) => id)
  const real = chosen.filter((order) => !isTest(order))
  const count = chosen.length === 1 ? '1 order' : `${chosen.length} orders`

  const ship = () =>
    confirm({
      title: `Mark ${count} as shipped?`,
      text: 'We’ll email each customer that it’s on its way. They can’t be cancelled after this, and we won’t book a courier where there’s none yet. You can’t undo this.',
      yes: `Mark ${count} as shipped`,
      doing: 'Saving…',
      keep: 'Keep as they are',
      act: async () => {
        const { message, data } = await api(markShippedCall, {
          orders: chosen.map(({ id, version }) => ({ id, seen: version })),
        })
        onRefused(data.refused)
        return message
      },
    })

  return (
    <section aria-label="Chosen orders" className={PLACE}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex items-center gap-1">
          <p role="status" className="px-2 font-semibold text-small tabular-nums">
            {count} chosen
          </p>
          <Button look="quiet" onClick={onClear} className="px-2 text-small">
            <X aria-hidden className="size-4" />
            Clear
          </Button>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2 lg:max-xl:*:px-3 max-xl:[&_svg]:hidden">
          <DocumentButton call={packingSlipsCall} orderIds={ids} text="Packing slips" icon={Package} />
          <DocumentButton call={pickListCall} orderIds={ids} text="Pick list" icon={ListChecks} />
          {managesAll && (
            <>
              <DocumentButton call={labelsCall} orderIds={ids} text="Labels" icon={Tag} />
              <Button onClick={ship} className="whitespace-nowrap">
                <Truck aria-hidden className="size-5" />
                Mark as shipped
              </Button>
            </>
          )}
          {mayExport && real.length > 0 && (
            <Button onClick={() => saveOrders(real.map(({ id }) => id))} className="whitespace-nowrap">
              <Download aria-hidden className="size-5" />
              CSV
            </Button>
          )}
        </div>
      </div>
      {mayExport && real.length < chosen.length && (
        <p className="px-2 text-ink-soft text-small">Test orders aren’t exported.</p>
      )}
    </section>
  )
}
