/** Hindi digits among them; each word for a class at school, before or behind its number. */
const SCHOOL_CLASS = '(?:class|clas|std|standard|grade|kaksha|kaksa|कक्षा|क्लास)'
const NUMBER = '(\\d{1,2})(?:st|nd|rd|th)?'
const WRITTEN = new RegExp(
  `(?<![\\p{L}\\p{M}])${SCHOOL_CLASS}\\.?\\s*${NUMBER}(?![\\p{L}\\d])|(?<![\\d.])${NUMBER}\\s*${SCHOOL_CLASS}(?![\\p{L}\\p{M}])`,
  'giu',
)

/** 'std. 5', '5th class' and 'कक्षा ५' are all class 5: the shop's words know one spelling. */
export const readSchoolClass = (text: string): string =>
  text
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replace(WRITTEN, (_, behind?: string, before?: string) => ` class ${behind ?? before} `)
