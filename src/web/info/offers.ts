import type { Category } from '#contract/catalog/category.ts'

export type Offer = { category: Category; words: string }

/** What the shop has, a sentence each. */
export const OFFERS: readonly Offer[] = [
  {
    category: 'Writing',
    words: 'Ball, gel and fountain pens, pencils, markers, and the refills that keep them going.',
  },
  {
    category: 'Paper',
    words: 'Notebooks by ruling and page count, registers, sticky notes and reams by weight.',
  },
  {
    category: 'DeskSupplies',
    words: 'Staplers, scissors, tape, glue and trays: what a desk reaches for all day.',
  },
  {
    category: 'Filing',
    words: 'Box files, folders and binders for papers that must be found again.',
  },
  {
    category: 'Reusable',
    words: 'Bottles, bags and slates that are bought once and used for years.',
  },
  {
    category: 'TechStationery',
    words: 'Calculators for exams and accounts, writing pads and small helpers with a battery.',
  },
]
