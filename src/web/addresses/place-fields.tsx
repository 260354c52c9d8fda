import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { DEFAULT_COUNTRY, LONGEST } from '#contract/addresses/addresses.texts.ts'
import { INDIAN_STATES, indianState } from '#contract/addresses/indian-states.ts'
import { t } from '#contract/platform/t.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { CONTROL, Field, TextField } from '#web/ui/field.tsx'
import type { AddressValues } from './address-draft.ts'
import { StreetAddressField } from './street-address-field.tsx'
import { type ChosenState, chooseState, stateHint, withPin } from './suggested-state.ts'

type Props = { values: AddressValues; errors: Fields }

/** Where the parcel goes. The PIN code comes first, because it knows the state. */
export function PlaceFields({ values, errors }: Props) {
  const [state, setState] = useState<ChosenState>(() => startOf(values))
  return (
    <>
      <TextField
        label={t('PIN code')}
        name="postalCode"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={10}
        defaultValue={values.postalCode}
        // At once, for the form that keeps what its fields hold.
        onChange={({ target: { value } }) => flushSync(() => setState(withPin(state, value)))}
        error={errors.postalCode}
        className="tabular-nums"
      />
      <StreetAddressField value={values.streetAddress} error={errors.streetAddress} autoComplete="street-address" />
      <TextField
        label={t('Landmark (optional)')}
        name="landmark"
        autoComplete="off"
        maxLength={LONGEST.landmark}
        defaultValue={values.landmark}
        error={errors.landmark}
      />
      <TextField
        label={t('City or town')}
        name="city"
        autoComplete="address-level2"
        required
        maxLength={LONGEST.city}
        defaultValue={values.city}
        error={errors.city}
      />
      <Field label={t('State')} error={errors.state} hint={stateHint(state)}>
        {(wiring) => (
          <div className="relative">
            <select
              name="state"
              autoComplete="address-level1"
              required
              value={state.name}
              onChange={(event) => setState(chooseState(state, event.target.value))}
              className={`${CONTROL} min-h-11 appearance-none pr-10`}
              {...wiring}
            >
              <option value="">{t('Choose a state')}</option>
              {statesByName().map(({ name, shown }) => (
                <option key={name} value={name}>
                  {shown}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {state.name && !state.byHand ? t('State: {name}', { name: t(state.name) }) : ''}
      </p>
      <TextField
        label={t('Country')}
        name="country"
        autoComplete="country-name"
        readOnly
        value={t(DEFAULT_COUNTRY)}
        error={errors.country}
        hint={t('We deliver only in India.')}
        className="read-only:bg-paper read-only:text-ink-soft"
      />
    </>
  )
}

/** In the order of the names as they are read. */
const statesByName = () =>
  INDIAN_STATES.map(({ name }) => ({ name, shown: t(name) })).sort((one, other) => (one.shown < other.shown ? -1 : 1))

/** A state that was there before was chosen by somebody. */
function startOf({ state = '', postalCode = '' }: AddressValues): ChosenState {
  const name = indianState(state) ?? ''
  return { name, byHand: name !== '', pin: postalCode }
}
