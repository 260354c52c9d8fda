/** What is said of a row of an imported table, besides what the product form says. */
export const productImportTexts = {
  badPicture: 'Give the address of a picture of one of your products, like /media/….webp, or leave the cell empty',
  unknownPicture: 'None of your products has this picture. Leave the cell empty and add a picture later',
  badVersion: 'Leave this column as it was exported, or leave it out',
  formula: 'This is a formula. Save the file with the result in its place',
  badId: 'This is not a product id. Leave the cell empty for a new product',
  tooManyCells: 'This row has more cells than the first line has columns',
  sameProduct: 'The row in line {line} is about the same product',
} as const

export const fillLine = (text: string, line: number) => text.replace('{line}', String(line))
