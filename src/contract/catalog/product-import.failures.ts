import { failures } from '#contract/platform/failures.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'
import { PRODUCT_COLUMNS } from './product-csv.ts'

export const MOST_ROWS = 100_000

export const importFailures = failures('import', {
  unknown: { status: 404, text: 'There is no such import.' },
  badCursor: { status: 400, text: 'This page of the list does not exist. Please start from the first one.' },
  running: { status: 409, text: 'Another import of yours is still at work. Please wait until it is done.' },
  noRows: { status: 400, text: 'This file has no rows below its first line.' },
  unknownColumn: {
    status: 400,
    text: `The first line has to name the columns, separated by commas. “{column}” is none of them: ${PRODUCT_COLUMNS.join(', ')}.`,
  },
  doubledColumn: { status: 400, text: 'The first line names the column {column} twice.' },
  missingColumn: {
    status: 400,
    text: 'The first line does not name the column {column}. New products need it; to change existing ones, give their _id.',
  },
  tooManyRows: {
    status: 413,
    text: `A file can have at most ${groupDigits(MOST_ROWS)} rows. Please split it.`,
  },
})
