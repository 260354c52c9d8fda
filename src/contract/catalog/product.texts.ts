import { groupDigits } from '#contract/platform/indian-digits.ts'
import { LONGEST_ALT } from './gallery.ts'

export const LONGEST_NAME = 200
export const LONGEST_DESCRIPTION = 10_000
export const HIGHEST_PRICE = 1_000_000
export const MOST_STOCK = 1_000_000

/** What the product forms say. */
export const productTexts = {
  added: 'Product added successfully!',
  addFailed: 'Failed to add product.',
  updated: 'Product updated successfully!',
  updateFailed: 'Error updating product',
  deleted: 'The product is no longer sold. Past orders keep it.',
  nameHint: 'Brand first, then what it is, then details: Kalam Neer Gel Pen, Blue, Pack of 5',
  nameMissing: 'Enter the name of the product',
  nameTooLong: `The name can have at most ${LONGEST_NAME} characters`,
  nameOdd: 'The name contains characters that cannot be shown',
  badPrice: 'Enter a price in rupees from 1 to 10,00,000, like 149 or 149.50',
  badStock: 'Enter how many are in stock as a whole number, 0 or more',
  badPack: 'Enter how many are in a pack as a whole number from 1 to 1,000',
  badMeasure: 'Enter a number greater than 0, like 14 or 14.5',
  badAttribute: 'Enter a few words, at most 60 characters',
  unknownAttribute: 'This is not an attribute that products have',
  badCategory: 'Choose one of the categories',
  descriptionMissing: 'Describe the product in a few sentences',
  descriptionTooLong: `The description can have at most ${groupDigits(LONGEST_DESCRIPTION)} characters`,
  pictureMissing: 'Choose a picture of the product',
  pictureAdded: 'Picture added',
  picturesChanged: 'Pictures saved',
  pictureRemoved: 'Picture removed',
  altTooLong: `Use at most ${LONGEST_ALT} characters`,
  altOdd: 'This text contains characters that cannot be shown',
} as const
