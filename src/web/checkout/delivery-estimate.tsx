import { Truck } from 'lucide-react'
import { Suspense, use } from 'react'
import type { Address } from '#contract/addresses/address.ts'
import { isInIndia } from '#contract/addresses/in-india.ts'
import { t } from '#contract/platform/t.ts'
import { dayInWords, deliveryDay } from '#contract/shipping/delivery-day.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { fetchEstimate } from '#web/addresses/fetch-estimate.ts'
import { Message } from '#web/ui/message.tsx'
import { faultOf } from './address-fault.ts'

/** When the parcel should be there, or that it cannot. Nobody waits for it: while nothing is known, nothing is said. */
export function DeliveryEstimate({ address }: { address: Address }) {
  if (!isInIndia(address)) return <Message text={faultOf(address, undefined)} />
  return (
    <Suspense fallback={<p className="-mt-1 min-h-5" />}>
      <Estimate address={address} />
    </Suspense>
  )
}

function Estimate({ address }: { address: Address }) {
  const pin = address.postalCode
  const estimate = use(fetchEstimate(pin))
  const fault = faultOf(address, estimate)
  const { dispatchDays } = shopFacts().shipping
  if (fault) return <Message text={fault} />
  return (
    <p role="status" className="-mt-1 flex min-h-5 items-center gap-2 text-small">
      {estimate?.days && (
        <>
          <Truck aria-hidden className="size-5 shrink-0 text-ink-soft" />
          {t('Delivery to {pin} by {day}', {
            pin,
            day: dayInWords(deliveryDay(new Date(), dispatchDays, estimate.days)),
          })}
        </>
      )}
    </p>
  )
}
