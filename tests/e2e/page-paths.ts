import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

/** What pages about one thing are opened for; `person` by staff alone. */
export type Known = { product: string; address: string; order: string; person?: string }

/** What dialogs fetch is no page: its module has nothing to show, and is no .tsx. */
const isPage = ({ file }: RouteConfigEntry) => file.endsWith('.tsx')

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.filter((entry) => isPage(entry) && !entry.file.includes('.layout.')).map(({ path }) => path ?? '/')

const under = (layout: string) =>
  pathsOf(routes.find((entry: RouteConfigEntry) => entry.file.endsWith(layout))?.children ?? [])

/** Every page by who opens it, as routes.ts has it: a new one is among them by itself. */
export const publicPaths = pathsOf(routes)
export const accountPaths = under('account-pages.layout.tsx')
export const staffPaths = under('staff-pages.layout.tsx')

/** The address of a page: with what it is about, where it is about something. */
export function addressOf(path: string, { product, address, order, person = '' }: Known): string {
  const filled: Record<string, string> = {
    '/About': `/About?id=${product}`,
    '/product/:id': `/product/${product}`,
    '/edit-address/:id': `/edit-address/${address}`,
    '/delete-address/:id': `/delete-address/${address}`,
    '/order-success/:orderId': `/order-success/${order}`,
    '/OrderItems': `/OrderItems?id=${order}`,
    '/searchResult': '/searchResult?q=%E0%A4%AA%E0%A5%87%E0%A4%A8',
    '/reset-password': '/reset-password#token=none',
    '/newsletter/confirm': '/newsletter/confirm?token=none',
    '/newsletter/unsubscribe': '/newsletter/unsubscribe?token=none',
    '/admin/customers/:id': `/admin/customers/${person}`,
    '/admin/orders/:id': `/admin/orders/${order}`,
    '/admin/orders/:id/address': `/admin/orders/${order}/address`,
    '/admin/orders/:id/courier': `/admin/orders/${order}/courier`,
    '/admin/orders/:id/refund': `/admin/orders/${order}/refund`,
    '/admin/reports/:report?': '/admin/reports',
    '/admin/seasons/:id': '/admin/seasons/new',
    '/updateProduct/:id': `/updateProduct/${product}`,
    '*': '/nowhere',
  }
  const found = filled[path] ?? path
  if (/[:*]/.test(found)) throw new Error(`Say in page-paths.ts what stands for the places of ${path}`)
  return found
}
