import { stateOfPin } from '#contract/addresses/state-of-pin.ts'
import { type FailureKind, failures } from '#contract/platform/failures.ts'

export const parcelFailures = failures('admin', {
  alreadyBooked: { status: 409, text: 'The address can be corrected only until the courier has the parcel.' },
  otherState: {
    status: 409,
    text: 'The state decides the tax, so it stays {state}. For another state, cancel and refund this order and place a new one.',
  },
  otherPin: {
    status: 409,
    text: 'This PIN code is in {found}, and the order was taxed for {state}. Cancel and refund it, and place a new one.',
  },
  nothingToReship: {
    status: 409,
    text: 'Only a parcel that the courier cancelled, lost or damaged, and that is not refunded, can be sent again.',
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
