const DEVANAGARI_ZERO = 0x966

/** Digits as they are typed, in either script and with the usual spaces, dashes, dots and brackets between them. */
export const plainDigits = (typed: string) =>
  typed.replace(/[\s().-]+/g, '').replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))

/** An Indian phone number without what people write before it to reach it from elsewhere. */
export function nationalNumber(typed: string): string {
  const digits = plainDigits(typed)
  return /^(?:\+91|0091|91|0)(\d{10})$/.exec(digits)?.[1] ?? digits
}
