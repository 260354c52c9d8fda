/** What is said of a row of an imported table, besides what the product form says. */
export const productImportTexts = {
  badPicture: 'Use the address of a picture you already have, like /media/….webp, or leave this empty',
  unknownPicture: 'None of your products has this picture. Leave this empty and add a picture later',
  badVersion: 'Leave this column as exported, or remove it',
  formula: 'This is a formula. Replace it with its value',
  badId: 'Not a valid product id. Leave this empty for a new product',
  unknownProduct: 'You don’t have a product with this id. Leave this empty for a new product',
  changedMeanwhile: 'Someone changed this product after you exported it. Export it again',
  tooManyCells: 'This row has more cells than there are columns',
  sameProduct: 'Line {line} is already for this product',
} as const

export const fillLine = (text: string, line: number) => text.replace('{line}', String(line))
