/** The pages that search engines should know beside the products, as their canonical addresses spell them. */
export const SHOP_PAGES = [
  '/',
  '/shop',
  '/WritingInstruments',
  '/PaperProducts',
  '/DeskSupplies',
  '/Filing&Storage',
  '/ReusableProducts',
  '/TechStationery',
  '/Aboutus',
  '/seller',
  '/helpdesk',
  '/shipping',
  '/returns',
  '/grievance',
  '/terms',
  '/privacy',
] as const
