import { groupDigits } from '#contract/platform/indian-digits.ts'
import { LONGEST_ALT } from './gallery.ts'

export const LONGEST_NAME = 200
export const LONGEST_DESCRIPTION = 10_000
export const HIGHEST_PRICE = 1_000_000
export const MOST_STOCK = 1_000_000
export const LONGEST_SKU = 40

/** What the product forms say. */
export const productTexts = {
  added: 'Product added successfully!',
  addFailed: 'Failed to add product.',
  updated: 'Product updated successfully!',
  updateFailed: 'Error updating product',
  priceSet: 'Price changed',
  stockSet: 'Stock changed',
  deleted: 'Product removed from the shop. Past orders still show it.',
  nameHint: 'Brand first, then what it is, then details: Kalam Neer Gel Pen, Blue, Pack of 5',
  nameMissing: 'Enter the product name',
  nameTooLong: `Use up to ${LONGEST_NAME} characters for the name`,
  nameOdd: 'The name has characters that can’t be shown',
  badPrice: 'Enter a price from ₹1 to ₹10,00,000, such as 149 or 149.50',
  badStock: 'Enter the stock as a whole number, 0 or more',
  badPack: 'Enter the pack size as a whole number from 1 to 1,000',
  badMeasure: 'Enter a number above 0, such as 14 or 14.5',
  badState: 'Choose draft, onSale or offSale',
  noDraftAgain: 'This product has been on sale, so it can’t become a draft. Take it off sale instead',
  badSku: `Use 1 to ${LONGEST_SKU} letters, digits and signs`,
  badBarcode: 'Enter the 8, 12 or 13 digits under the barcode. One of them is missing or wrong',
  skuTaken: 'Another product of this seller has this SKU',
  barcodeTaken: 'Another product of this seller has this barcode',
  aboveMrp: 'With GST this sells for {price}. The MRP can’t be less',
  badPercent: 'Enter a percentage other than 0, such as 10 or -7.5',
  badDifference: 'Enter a whole number other than 0, such as 20 or -5',
  priceOutOfRange: 'The price would be below ₹1 or above ₹10,00,000',
  stockOutOfRange: 'There aren’t that many in stock',
  unfitAttribute: 'Products of this category don’t have this attribute. Leave it empty',
  badAttribute: 'Use 1 to 60 characters',
  unknownAttribute: 'Products don’t have this attribute',
  badCategory: 'Choose a category',
  descriptionMissing: 'Describe the product in a few sentences',
  descriptionTooLong: `Use up to ${groupDigits(LONGEST_DESCRIPTION)} characters for the description`,
  pictureMissing: 'Add a picture of the product',
  pictureAdded: 'Picture added',
  picturesChanged: 'Pictures saved',
  pictureRemoved: 'Picture removed',
  altTooLong: `Use up to ${LONGEST_ALT} characters`,
  altOdd: 'This text has characters that can’t be shown',
} as const
