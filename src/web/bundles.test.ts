import { expect, test } from 'vitest'
import { bundles } from './bundles.ts'

const ZOD = '/node_modules/zod/index.js'
const FOOTER = '/src/web/layout/footer.later.tsx'
const ACCOUNT = '/src/web/accounts/account.route.tsx'
const HOME = '/src/web/home/home.route.tsx'

/** Who imports what. */
const IMPORTS: Record<string, readonly string[]> = {
  '/src/web/kit/shortcuts.ts': [],
  '/src/web/kit/api.ts': [ZOD],
  '/src/web/ui/dialog.tsx': [],
  '/src/contract/orders/order.ts': [ZOD],
  '/src/contract/shipping/estimate.ts': [ZOD],
  '/src/web/addresses/fetch-estimate.ts': ['/src/contract/shipping/estimate.ts'],
  [ZOD]: [],
  [HOME]: [],
  [FOOTER]: ['/src/web/kit/shortcuts.ts', '/src/web/kit/api.ts'],
  [ACCOUNT]: ['/src/web/kit/shortcuts.ts', '/src/web/kit/api.ts'],
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, place) => [
      `/src/web/orders/page-${place}.route.tsx`,
      ['/src/web/ui/dialog.tsx', '/src/contract/orders/order.ts', '/src/contract/shipping/estimate.ts'],
    ]),
  ),
}

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    importers: Object.keys(IMPORTS).filter((other) => IMPORTS[other]?.includes(id)),
  }),
}

function fileOf(id: string): string | null | undefined {
  const rules = bundles.flatMap(({ name }) => (typeof name === 'function' ? [name] : []))
  return rules.map((rule) => rule(id, graph)).find(Boolean)
}

test('what is shown further down does not bring the schema library along', () => {
  expect(fileOf('/src/web/kit/shortcuts.ts')).toBe('common')
  expect(fileOf('/src/web/kit/api.ts')).toBe('calls')
  expect(fileOf(ZOD)).toBe('calls')
})

test('the terms of a call do not bring the dialogs of private pages along', () => {
  expect(fileOf('/src/contract/orders/order.ts')).toBe('terms')
  expect(fileOf('/src/web/ui/dialog.tsx')).toBe('private')
})

test('a call that a shopper makes later does not bring all that private pages share along', () => {
  expect(fileOf('/src/contract/shipping/estimate.ts')).toBe('calls')
})
