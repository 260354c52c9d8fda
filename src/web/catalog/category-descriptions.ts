import type { Category } from '#contract/catalog/category.ts'
import { msg } from '#contract/platform/t.ts'

/** What a category's page opens with. */
export const CATEGORY_DESCRIPTIONS: Record<Category, string> = {
  Writing: msg('Ball, gel and fountain pens, pencils, markers and the refills that keep them going.'),
  Paper: msg('Notebooks, registers, reams and pads: ruled, squared or plain.'),
  DeskSupplies: msg('Staplers, scissors, tape, glue and everything else your desk needs.'),
  Filing: msg('Files, folders, boxes and labels to keep every paper in its place.'),
  Reusable: msg('Stationery you can refill, wipe clean and use for years.'),
  TechStationery: msg('Calculators, writing pads, lamps and drives for a smarter desk.'),
}
