import { msg } from '#contract/platform/t.ts'

/** What the tax comes to until the owner says otherwise: whole percent of the subtotal. */
export const TAX_PERCENT = 18

/**
 * Who runs the shop, until its owner says so at /admin/settings: on the pages, as the e-commerce rules of 2020 ask, and as
 * the seller on every tax invoice. The details are those of a demonstration shop.
 */
export const SHOP_OWNER = {
  legalName: msg('Likho Stationers (demonstration shop)'),
  street: '12 Kagaz Gali',
  city: 'Bengaluru',
  postalCode: '560001',
  /** Decides which taxes an invoice names. */
  state: 'Karnataka',
  country: 'India',
  gstin: '29AAAFL0000A1ZD',
  helpMail: 'help@likho.example',
} as const
