import { LONGEST } from '#contract/addresses/addresses.texts.ts'
import { t } from '#contract/platform/t.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'

type Props = { value: string | undefined; error: string | undefined; autoComplete: 'street-address' | 'off' }

export function StreetAddressField({ value, error, autoComplete }: Props) {
  return (
    <Field label={t('Street address')} error={error} hint={t('Flat or house number, building, street, area')}>
      {(wiring) => (
        <textarea
          name="streetAddress"
          rows={2}
          autoComplete={autoComplete}
          required
          maxLength={LONGEST.streetAddress}
          defaultValue={value}
          className={CONTROL}
          {...wiring}
        />
      )}
    </Field>
  )
}
