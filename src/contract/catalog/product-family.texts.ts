export const LONGEST_FAMILY = 100
export const LONGEST_OPTION = 30
export const LONGEST_VALUE = 40
export const MOST_OPTIONS = 3
export const MOST_VARIANTS = 30

/** What is said where a product is put into a family. */
export const productFamilyTexts = {
  badName: `Enter a family name of up to ${LONGEST_FAMILY} characters`,
  nameMissing: 'Enter the family these options belong to',
  optionsMissing: 'Enter at least one option, such as Colour: Blue',
  badOptions: `Enter each option with its value, such as Colour: Blue; Tip: 0.7 mm. Up to ${LONGEST_OPTION} characters for an option, ${LONGEST_VALUE} for a value`,
  tooManyOptions: `A family can have up to ${MOST_OPTIONS} options`,
  doubledOption: 'Use each option only once',
  full: `This family is full. It can have up to ${MOST_VARIANTS} products`,
  sameVariant: 'Another product in this family has the same options',
} as const
