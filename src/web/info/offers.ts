import type { Category } from '#contract/catalog/category.ts'

type Offer = { name: string; category: Category; path: string; words: string }

/** What the shop has, a sentence each. */
export const OFFERS: readonly Offer[] = [
  {
    name: 'Writing Instruments',
    category: 'Writing',
    path: '/WritingInstruments',
    words: 'Ball, gel and fountain pens, pencils, markers, and the refills that keep them going.',
  },
  {
    name: 'Paper Products',
    category: 'Paper',
    path: '/PaperProducts',
    words: 'Notebooks by ruling and page count, registers, sticky notes and reams by weight.',
  },
  {
    name: 'Desk Supplies',
    category: 'DeskSupplies',
    path: '/DeskSupplies',
    words: 'Staplers, scissors, tape, glue and trays: what a desk reaches for all day.',
  },
  {
    name: 'Filing & Storage',
    category: 'Filing',
    path: '/Filing&Storage',
    words: 'Box files, folders and binders for papers that must be found again.',
  },
  {
    name: 'Reusable Products',
    category: 'Reusable',
    path: '/ReusableProducts',
    words: 'Bottles, bags and slates that are bought once and used for years.',
  },
  {
    name: 'Tech Stationery',
    category: 'TechStationery',
    path: '/shop?category=TechStationery',
    words: 'Calculators for exams and accounts, writing pads and small helpers with a battery.',
  },
]
