import { failures } from './failures.ts'

export const LARGEST_CSV_MB = 50

const SAVE_AS = 'In your spreadsheet choose “Save as”, “CSV UTF-8”, and upload that file.'

/** Why a file cannot be read as a table, whatever the table is about. */
export const csvFailures = failures('csv', {
  missing: { status: 400, text: 'Choose a CSV file.' },
  empty: { status: 400, text: 'This file is empty.' },
  workbook: { status: 415, text: `This is a spreadsheet, not a CSV file. ${SAVE_AS}` },
  utf16: { status: 415, text: `This file is written in UTF-16. ${SAVE_AS}` },
  notUtf8: { status: 415, text: `Line {line} of this file is not written in UTF-8. ${SAVE_AS}` },
  brokenQuotes: {
    status: 400,
    text: 'The quotation marks of the row that begins in line {line} do not match. A cell that contains one is written in quotation marks, and the mark itself is doubled.',
  },
  tooLarge: { status: 413, text: `A file can have at most ${LARGEST_CSV_MB} MB. Please split it.` },
})

/** All that can be wrong with an uploaded table. */
export const csvFaults = Object.values(csvFailures)
