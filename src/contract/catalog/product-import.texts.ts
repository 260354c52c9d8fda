import { MAX_IMAGE_MB } from '#contract/images/image-limits.ts'
import { MOST_LINKS } from './picture-cell.ts'

/** What is said of a row of an imported table, besides what the product form says. */
export const productImportTexts = {
  badPicture:
    'Use a link that starts with https://, the name of a file you added like pen.jpg, or a picture you already have like /media/….webp',
  tooManyLinks: `A file can have up to ${MOST_LINKS} picture links. Split it into smaller files`,
  linksTookTooLong: 'The picture links of this file took too long. Import the rest again',
  noSuchFile: 'You haven’t added a picture with this name',
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

/** The same for what is not there and for what is not to be opened: a link must not tell what our network has. */
const UNREACHABLE = 'We couldn’t reach this link. Use a link to a public website that starts with https://'

/** Why a link to a picture was of no use. */
export const linkTexts = {
  refused: UNREACHABLE,
  unreachable: UNREACHABLE,
  tooSlow: 'This website took too long to answer',
  tooManyRedirects: 'This link leads to too many other links. Use the last one',
  notThere: 'There’s no picture at this link. Check that it opens without signing in',
  tooLarge: `This picture is over ${MAX_IMAGE_MB} MB. Use a smaller one`,
} as const

/** What is said of a product of which something stays when its import is undone. */
export const undoTexts = {
  changedSince: 'Changed since the import, so it stays as it is',
  stockChangedSince: 'The stock was set again since the import, so it stays as it is',
  notBelowZero: 'More were sold than there would have been, so there are none left',
  noDraftAgain: 'It has been on sale, so it’s now off sale, not a draft',
  pictureGone: 'The earlier picture is no longer there, so the new one stays',
  codeTaken: 'Another product has the earlier code by now, so it stays as it is',
  addedSold: 'Added by the import and ordered since, so it’s off sale, not deleted',
  addedChanged: 'Added by the import and changed since, so it’s off sale, not deleted',
  gone: 'Deleted since the import',
  familyStays: 'The family stays as it is: {reason}',
} as const
