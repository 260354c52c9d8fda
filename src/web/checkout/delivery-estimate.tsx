import { Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { serviceabilityCall } from '#contract/shipping/shipping.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { dayAfter } from './day-after.ts'

type Answer = AnswerOf<typeof serviceabilityCall>

/** When the parcel should be there. Nobody waits for it: while nothing is known, nothing is said. */
export function DeliveryEstimate({ pin }: { pin: string }) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isHere = true
    api(serviceabilityCall, { pin }).then(
      (found) => isHere && setAnswer(found),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [pin])
  return (
    <p role="status" className="-mt-1 flex min-h-5 items-center gap-2 text-small">
      {answer && (answer.days || !answer.serviceable) && (
        <>
          <Truck aria-hidden className="size-5 shrink-0 text-ink-soft" />
          {wordsFor(answer, pin)}
        </>
      )}
    </p>
  )
}

function wordsFor({ serviceable, days }: Answer, pin: string): string {
  if (!serviceable) return `Our couriers do not reach ${pin} at the moment. Please choose another address if you can.`
  return `Estimated delivery to ${pin} by ${dayAfter(new Date(), days ?? 0)}`
}
