export const LONGEST_FAMILY = 100
export const LONGEST_OPTION = 30
export const LONGEST_VALUE = 40
export const MOST_OPTIONS = 3
export const MOST_VARIANTS = 30

/** What is said where a product is put into a family. */
export const productFamilyTexts = {
  badName: `Enter a family name of at most ${LONGEST_FAMILY} characters`,
  nameMissing: 'Name the family that these options belong to',
  optionsMissing: 'Say what sets this product apart, such as Colour: Blue',
  badOptions: `Enter each option with its value, such as Colour: Blue; Tip: 0.7 mm. Up to ${LONGEST_OPTION} characters for an option, ${LONGEST_VALUE} for a value`,
  tooManyOptions: `A family can differ in ${MOST_OPTIONS} options at most`,
  doubledOption: 'Each option can be given once',
  full: `This family is full: it can have ${MOST_VARIANTS} products`,
  sameVariant: 'Another product of this family has the same options',
} as const
