import { failures } from '#contract/platform/failures.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'
import { BAD_CURSOR } from '#contract/platform/platform.failures.ts'
import { MOST_LINKS_A_DAY, MOST_NAMED_PICTURES } from './picture-cell.ts'
import { PRODUCT_COLUMNS } from './product-csv.ts'

export const MOST_ROWS = 100_000

export const importFailures = failures('import', {
  unknown: { status: 404, text: 'This import doesn’t exist.' },
  badCursor: BAD_CURSOR,
  running: { status: 409, text: 'You already have an import running. Wait until it finishes.' },
  undoing: { status: 409, text: 'Your last import is being undone. Wait until it finishes.' },
  notUndoable: { status: 409, text: 'This import can’t be undone any more.' },
  tooManyNamed: {
    status: 409,
    text: `You can add up to ${MOST_NAMED_PICTURES} pictures a day. Import what you have, or use links.`,
  },
  tooManyLinksToday: {
    status: 429,
    text: `You’ve used ${groupDigits(MOST_LINKS_A_DAY)} picture links today. Import the rest in {wait}`,
  },
  noRows: { status: 400, text: 'This file has no rows below the header.' },
  unknownColumn: {
    status: 400,
    text: `“{column}” isn’t a column we know. The first line must list the columns, separated by commas: ${PRODUCT_COLUMNS.join(', ')}.`,
  },
  doubledColumn: { status: 400, text: 'The column {column} appears twice in the first line.' },
  missingColumn: {
    status: 400,
    text: 'The column {column} is missing. New products need it. To update existing ones, include their _id.',
  },
  tooManyRows: {
    status: 413,
    text: `A file can have up to ${groupDigits(MOST_ROWS)} rows. Split it into smaller files.`,
  },
})
