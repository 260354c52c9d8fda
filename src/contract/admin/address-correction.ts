import { stateOfPin } from '#contract/addresses/state-of-pin.ts'
import { type FailureKind, failures } from '#contract/platform/failures.ts'

export const parcelFailures = failures('admin', {
  alreadyBooked: { status: 409, text: 'The courier already has the parcel, so the address can’t be changed.' },
  otherState: {
    status: 409,
    text: 'The order was taxed for {state}, so the state can’t be changed. To ship elsewhere, cancel and refund this order and place a new one.',
  },
  otherPin: {
    status: 409,
    text: 'This PIN code is in {found}, but the order was taxed for {state}. Cancel and refund it, then place a new one.',
  },
  nothingToReship: {
    status: 409,
    text: 'You can send a new parcel only if the courier cancelled, lost or damaged the first one and the order isn’t refunded.',
  },
})

type Place = { state: string; country: string; postalCode: string }
type Fault = { kind: FailureKind; field: 'state' | 'postalCode'; values: Record<string, string> }

/** Why an order cannot go there, if it cannot: where it goes decided its tax, and that is paid and in the books. */
export function correctionFault(before: Place, after: Place): Fault | undefined {
  const { state } = before
  if (after.state !== state || after.country !== before.country) {
    return { kind: parcelFailures.otherState, field: 'state', values: { state } }
  }
  const found = stateOfPin(after.postalCode)
  const isElsewhere = found !== undefined && found !== state && after.postalCode !== before.postalCode
  return isElsewhere ? { kind: parcelFailures.otherPin, field: 'postalCode', values: { found, state } } : undefined
}
