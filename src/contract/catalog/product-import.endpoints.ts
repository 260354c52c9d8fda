import { z } from 'zod'
import { pictureFormFailures } from '#contract/images/images.failures.ts'
import { csvFailures, csvFaults } from '#contract/platform/csv.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { streamedFile } from '#contract/platform/file-answer.ts'
import { paging } from '#contract/platform/paging.ts'
import { fileUpload } from '#contract/platform/upload.ts'
import { readPictureCell } from './picture-cell.ts'
import { importFailures } from './product-import.failures.ts'
import { productPicture } from './product-inputs.ts'

const PRODUCTS = '/api/v2/admin/products'
const IMPORTS = `${PRODUCTS}/import` as const

/** The file is being read; its rows are being worked through; all are; it was given up. */
export const IMPORT_STATUSES = ['reading', 'working', 'done', 'failed'] as const

/** It can be taken back; is being; is; was given up half-way and can go on. */
export const UNDO_STATUSES = ['ready', 'working', 'done', 'failed'] as const

const importUndo = z.object({
  status: z.enum(UNDO_STATUSES),
  /** Up to when it can be begun. */
  until: z.iso.datetime(),
  /** Products that the import added or changed, and how many of them are dealt with. */
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** Added products that were taken out of the shop. */
  removed: z.int().nonnegative(),
  /** Changed products that have got something back. */
  restored: z.int().nonnegative(),
  /** Products of which something stayed as it is. */
  stayed: z.int().nonnegative(),
})
export type ImportUndo = z.output<typeof importUndo>

const productImport = z.object({
  _id: z.uuid(),
  status: z.enum(IMPORT_STATUSES),
  /** Nothing is changed, only looked at. */
  dryRun: z.boolean(),
  /** Rows that were read. */
  total: z.int().nonnegative(),
  /** Rows that are dealt with, the failed ones among them. */
  done: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  added: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  startedAt: z.iso.datetime(),
  /** Null where there is nothing to take back, or no longer. */
  undo: importUndo.nullable(),
})
export type ProductImport = z.output<typeof productImport>

const importFault = z.object({
  /** Where in the file the row begins; the header is line 1. */
  line: z.int().positive(),
  /** Empty where it is about the row as a whole. */
  column: z.string(),
  text: z.string(),
})
export type ImportFault = z.output<typeof importFault>

const stayedProduct = z.object({
  line: z.int().positive(),
  productId: z.uuid(),
  /** Null where the product is gone. */
  name: z.string().nullable(),
  notes: z.array(z.object({ column: z.string(), text: z.string() })),
})
export type StayedProduct = z.output<typeof stayedProduct>

const { unknown, badCursor, notUndoable, tooManyNamed, ...atUpload } = importFailures
const pictureFileName = z
  .string()
  .trim()
  .refine((name) => 'file' in (readPictureCell(name) ?? {}), 'Use a JPEG, PNG, WebP or AVIF picture.')
const byId = z.object({ id: z.uuid('Not a valid import id') })

export const importProductsCall = endpoint('importProducts', 'POST', IMPORTS, {
  who: 'manageOwnProducts',
  upload: 'text/csv',
  status: 201,
  summary: 'Imports products from CSV: rows with an _id update a product, others add one. A dry run only checks.',
  input: z.object({ dryRun: z.stringbool(), file: fileUpload(csvFailures.missing.text) }),
  answer: z.object({ data: productImport }),
  failures: [...csvFaults, ...Object.values(atUpload)],
})

export const latestImportCall = endpoint('latestImport', 'GET', IMPORTS, {
  who: 'manageOwnProducts',
  summary: 'My latest import or check, and my latest import that changed products; null if there is none.',
  answer: z.object({ data: productImport.nullable(), lastChange: productImport.nullable() }),
})

export const getImportCall = endpoint('getImport', 'GET', `${IMPORTS}/:id`, {
  who: 'manageOwnProducts',
  summary: 'The progress of one of my imports and the errors of its rows, a page at a time.',
  input: paging.extend(byId.shape),
  answer: z.object({ data: productImport, errors: z.array(importFault), nextCursor: z.string().nullable() }),
  failures: [unknown, badCursor],
})

export const undoImportCall = endpoint('undoImport', 'POST', `${IMPORTS}/:id/undo`, {
  who: 'manageOwnProducts',
  summary:
    'Takes one of my imports back: what it added goes, what it changed is as before, unless changed or sold since.',
  input: byId,
  answer: z.object({ data: productImport }),
  failures: [unknown, notUndoable, importFailures.running],
})

export const stayedProductsCall = endpoint('stayedProducts', 'GET', `${IMPORTS}/:id/undo`, {
  who: 'manageOwnProducts',
  summary: 'What stayed as it is when one of my imports was taken back, and why; a page at a time.',
  input: paging.extend(byId.shape),
  answer: z.object({ data: z.array(stayedProduct), nextCursor: z.string().nullable() }),
  failures: [unknown, badCursor],
})

export const namePictureCall = endpoint('namePicture', 'POST', `${IMPORTS}/pictures`, {
  who: 'manageOwnProducts',
  form: true,
  status: 201,
  summary: 'Keeps a picture for a day under the name of its file, for rows of my tables to name it as ProductImage.',
  input: z.object({ name: pictureFileName, picture: productPicture }),
  answer: z.object({ data: z.object({ name: z.string() }) }),
  failures: [tooManyNamed, ...pictureFormFailures],
})

export const exportProductsCall = endpoint('exportProducts', 'GET', `${PRODUCTS}/export.csv`, {
  who: 'exportData',
  proof: true,
  file: 'text/csv',
  summary: 'The products I manage, as CSV that can be imported again.',
  answer: streamedFile,
})
