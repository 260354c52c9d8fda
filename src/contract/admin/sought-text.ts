/** Indexes know three signs that stand together; anything shorter is in every other name. */
const LONG_ENOUGH = /[\p{L}\p{M}\p{N}]{3}/u

/** Whether a text says enough to look for it. */
export const isSearchable = (text: string) => LONG_ENOUGH.test(text)

const PHONE = /^(?:\+?91|0)?(\d{5,10})$/
const BETWEEN_DIGITS = /[\s()-]/g

/** The digits of a phone number, or of the beginning of one, however it is written: +91 98765 43210. */
export const phoneIn = (text: string): string | undefined => PHONE.exec(text.replace(BETWEEN_DIGITS, ''))?.[1]
