import type { Fields } from '#web/forms/submit-endpoint.ts'
import { TextField } from '#web/ui/field.tsx'

/** The code from the mail. Phones offer it above the keyboard; a code with a space or a dash in it is taken too. */
export function OtpField({ label, fields }: { label: string; fields: Fields }) {
  return (
    <TextField
      label={label}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={20}
      error={fields.otp}
      className="text-lead tabular-nums tracking-widest"
    />
  )
}
