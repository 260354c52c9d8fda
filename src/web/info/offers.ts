import type { Category } from '#contract/catalog/category.ts'
import { msg } from '#contract/platform/t.ts'

export type Offer = { category: Category; words: string }

/** What the shop has, a sentence each. */
export const OFFERS: readonly Offer[] = [
  {
    category: 'Writing',
    words: msg('Ball, gel and fountain pens, pencils, markers and refills.'),
  },
  {
    category: 'Paper',
    words: msg('Notebooks in every ruling, registers, sticky notes and printer paper.'),
  },
  {
    category: 'DeskSupplies',
    words: msg('Staplers, scissors, tape, glue and trays for everyday use.'),
  },
  {
    category: 'Filing',
    words: msg('Box files, folders and binders to keep papers in order.'),
  },
  {
    category: 'Reusable',
    words: msg('Bottles, bags and slates to buy once and use for years.'),
  },
  {
    category: 'TechStationery',
    words: msg('Calculators for exams and accounts, digital writing pads and handy gadgets.'),
  },
]
