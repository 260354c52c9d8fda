import { z } from 'zod'

export const CATEGORIES = ['Writing', 'Paper', 'DeskSupplies', 'Filing', 'Reusable', 'TechStationery'] as const

export const category = z.enum(CATEGORIES)
export type Category = z.output<typeof category>
