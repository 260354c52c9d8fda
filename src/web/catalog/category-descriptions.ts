import type { Category } from '#contract/catalog/category.ts'

/** What a category's page opens with. */
export const CATEGORY_DESCRIPTIONS: Record<Category, string> = {
  Writing: 'Ball, gel and fountain pens, pencils, markers and the refills that keep them going.',
  Paper: 'Notebooks, registers, reams and pads: ruled, squared or plain.',
  DeskSupplies: 'Staplers, scissors, tape, glue and everything else your desk needs.',
  Filing: 'Files, folders, boxes and labels to keep every paper in its place.',
  Reusable: 'Stationery you can refill, wipe clean and use for years.',
  TechStationery: 'Calculators, writing pads, lamps and drives for a smarter desk.',
}
