import { Truck } from 'lucide-react'
import { Suspense, use } from 'react'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { serviceabilityCall } from '#contract/shipping/shipping.endpoints.ts'
import { api } from '#web/kit/api.ts'

type Answer = AnswerOf<typeof serviceabilityCall>

/** When the parcel should be there. Nobody waits for it: while nothing is known, nothing is said. */
export function DeliveryEstimate({ pin }: { pin: string }) {
  return (
    <p role="status" className="-mt-1 flex min-h-5 items-center gap-2 text-small">
      <Suspense>
        <Estimate pin={pin} />
      </Suspense>
    </p>
  )
}

function Estimate({ pin }: { pin: string }) {
  const answer = use(fetchEstimate(pin))
  if (!answer || (answer.serviceable && !answer.days)) return null
  return (
    <>
      <Truck aria-hidden className="size-5 shrink-0 text-ink-soft" />
      {estimateText(answer, pin)}
    </>
  )
}

/** One request for each PIN code while the page is open; one that failed is made again the next time. */
const estimates = new Map<string, Promise<Answer | undefined>>()

function fetchEstimate(pin: string): Promise<Answer | undefined> {
  const known = estimates.get(pin)
  if (known) return known
  const estimate = api(serviceabilityCall, { pin }).catch(() => {
    // Not while this one is shown, which would ask for ever.
    setTimeout(() => estimates.delete(pin), FAILED_FOR_MS)
    return undefined
  })
  estimates.set(pin, estimate)
  return estimate
}

const FAILED_FOR_MS = 10_000

function estimateText({ serviceable, days }: Answer, pin: string): string {
  if (!serviceable) return `Our couriers do not reach ${pin} at the moment. Please choose another address if you can.`
  return `Estimated delivery to ${pin} by ${dayAfter(new Date(), days ?? 0)}`
}

const DAY_MS = 86_400_000
const inIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** "Friday, 20 November": the day in India so many days from now. */
const dayAfter = (now: Date, days: number) => inIndia.format(new Date(now.getTime() + days * DAY_MS))
