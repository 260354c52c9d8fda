import { TextField } from '#web/ui/field.tsx'

type Props = { label: string; error: string | undefined }

/** The code from the mail. Phones offer it above the keyboard; a code with a space or a dash in it is taken too. */
export function OtpField({ label, error }: Props) {
  return (
    <TextField
      label={label}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={20}
      error={error}
      className="text-lead tabular-nums tracking-widest"
    />
  )
}
