/** Controls and signs that turn the direction of writing: nobody's name, but good for imitating another's. */
export const ODD_SIGNS = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** Pasted from other programs: all controls but the ends of lines and tabs. */
const UNSEEN = /[^\P{Cc}\n\r\t]/gu

export const withoutUnseen = (text: string) => text.replace(UNSEEN, '')
