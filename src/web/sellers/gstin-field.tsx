import { t } from '#contract/platform/t.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { TextField } from '#web/ui/field.tsx'

/** Typed in any case and with spaces, as it stands on the registration certificate. */
export function GstinField({ fields, defaultValue }: { fields: Fields; defaultValue?: string }) {
  return (
    <TextField
      label={t('GST number (GSTIN)')}
      name="gstNumber"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      maxLength={60}
      defaultValue={defaultValue}
      error={fields.gstNumber}
      hint={t('15 characters, as on your GST certificate, like 27AAPFU0939F1ZV.')}
      className="uppercase placeholder:normal-case"
    />
  )
}
