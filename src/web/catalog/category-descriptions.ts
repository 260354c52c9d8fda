import type { Category } from '#contract/catalog/category.ts'

/** What a category's page opens with. */
export const CATEGORY_DESCRIPTIONS: Record<Category, string> = {
  Writing: 'Ball, gel and fountain pens, pencils, markers and the refills that keep them going.',
  Paper: 'Notebooks, registers, reams and pads, ruled, squared or plain.',
  DeskSupplies: 'Staplers, scissors, tape, glue and everything else that lives within reach.',
  Filing: 'Files, folders, boxes and labels, so that every paper has its place.',
  Reusable: 'Stationery to refill, wipe clean and use again, year after year.',
  TechStationery: 'Calculators, writing pads, lamps and drives for the connected desk.',
}
