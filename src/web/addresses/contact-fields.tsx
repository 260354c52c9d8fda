import { ADDRESS_TYPES, LONGEST } from '#contract/addresses/addresses.texts.ts'
import { t } from '#contract/platform/t.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { CONTROL, Field, TextField } from '#web/ui/field.tsx'
import type { AddressValues } from './address-draft.ts'
import { TYPE_NAMES } from './address-lines.tsx'

type Props = {
  values: AddressValues
  errors: Fields
  /** Of whoever types: the browser may offer what it knows of them. */
  isOwn?: boolean
}

/** Who takes the parcel, and how the courier reaches them. */
export function ContactFields({ values, errors, isOwn = true }: Props) {
  const offered = (detail: 'given-name' | 'family-name' | 'tel-national') => (isOwn ? detail : 'off')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('First name')}
          name="firstName"
          autoComplete={offered('given-name')}
          required
          maxLength={LONGEST.firstName}
          defaultValue={values.firstName}
          error={errors.firstName}
        />
        <TextField
          label={t('Last name')}
          name="lastName"
          autoComplete={offered('family-name')}
          required
          maxLength={LONGEST.lastName}
          defaultValue={values.lastName}
          error={errors.lastName}
        />
      </div>
      <TextField
        label={t('Phone number')}
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete={offered('tel-national')}
        required
        maxLength={20}
        defaultValue={values.phoneNumber}
        error={errors.phoneNumber}
        hint={t('10 digits. The courier may call you before delivery.')}
        className="tabular-nums"
      />
      <TextField
        label={t('Alternate number (optional)')}
        name="alternateNumber"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={LONGEST.alternateNumber}
        defaultValue={values.alternateNumber}
        error={errors.alternateNumber}
        className="tabular-nums"
      />
      <TypeChoice start={values.addressType ?? 'HOME'} />
      <Field label={t('Notes for the courier (optional)')} error={errors.additionalInfo}>
        {(wiring) => (
          <textarea
            name="additionalInfo"
            rows={2}
            autoComplete="off"
            maxLength={LONGEST.additionalInfo}
            defaultValue={values.additionalInfo}
            className={CONTROL}
            {...wiring}
          />
        )}
      </Field>
    </>
  )
}

function TypeChoice({ start }: { start: string }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-small">{t('Address type')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {ADDRESS_TYPES.map((type) => (
          <label
            key={type}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-field border border-edge px-2 transition-colors has-checked:border-brand has-checked:font-semibold has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 hover:border-ink"
          >
            <input
              type="radio"
              name="addressType"
              value={type}
              defaultChecked={type === start}
              className="size-4 accent-brand outline-none"
            />
            {t(TYPE_NAMES[type])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
