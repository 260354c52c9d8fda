import { plainDigits } from '#contract/addresses/plain-digits.ts'
import { stateOfPin } from '#contract/addresses/state-of-pin.ts'
import { t } from '#contract/platform/t.ts'

/** The state as it stands in the form, and whether a person chose it. */
export type ChosenState = { name: string; byHand: boolean; pin: string }

/** A whole PIN code fills in the state, as long as nobody has chosen one. */
export function withPin(chosen: ChosenState, typed: string): ChosenState {
  const pin = plainDigits(typed)
  const suggested = stateOfPin(pin)
  return { ...chosen, pin, name: chosen.byHand ? chosen.name : (suggested ?? chosen.name) }
}

export const chooseState = (chosen: ChosenState, name: string): ChosenState => ({
  ...chosen,
  name,
  byHand: name !== '',
})

/** What is said below the state. */
export function stateHint({ name, byHand, pin }: ChosenState): string | undefined {
  const suggested = stateOfPin(pin)
  if (!suggested) return undefined
  if (suggested !== name) return t('PIN code {pin} is usually in {state}.', { pin, state: t(suggested) })
  return byHand ? undefined : t('Filled in from your PIN code. Change it if it’s wrong.')
}
