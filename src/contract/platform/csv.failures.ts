import { failures } from './failures.ts'

export const LARGEST_CSV_MB = 50

const SAVE_AS = 'In your spreadsheet, choose “Save as”, then “CSV UTF-8”, and upload that file.'

/** Why a file cannot be read as a table, whatever the table is about. */
export const csvFailures = failures('csv', {
  missing: { status: 400, text: 'Choose a CSV file.' },
  empty: { status: 400, text: 'This file is empty.' },
  workbook: { status: 415, text: `This is a spreadsheet, not a CSV file. ${SAVE_AS}` },
  utf16: { status: 415, text: `This file is in UTF-16. ${SAVE_AS}` },
  notUtf8: { status: 415, text: `Line {line} isn’t in UTF-8. ${SAVE_AS}` },
  brokenQuotes: {
    status: 400,
    text: 'The quotation marks in the row starting at line {line} don’t match. Put a cell that has one in quotation marks, and double the mark itself.',
  },
  tooLarge: { status: 413, text: `Files can be up to ${LARGEST_CSV_MB} MB. Please split this one.` },
})

/** All that can be wrong with an uploaded table. */
export const csvFaults = Object.values(csvFailures)
