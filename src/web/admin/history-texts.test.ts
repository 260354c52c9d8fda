import { expect, test } from 'vitest'
import type { Changes } from '#contract/audit/audit-entry.ts'
import { changeTexts } from './history-texts.ts'

test.each<[Changes, ReturnType<typeof changeTexts>]>([
  [{}, []],
  [{ role: ['customer', 'admin'] }, [{ name: 'Role', from: 'customer', to: 'admin' }]],
  [{ role: ['customer', null] }, [{ name: 'Role', from: 'customer', to: 'none' }]],
  [{ price: [40, 1249.5] }, [{ name: 'Price', from: '₹40', to: '₹1,249.50' }]],
  [{ stocks: [0, 12] }, [{ name: 'Stock', from: '0', to: '12' }]],
  [{ packSize: [null, 10] }, [{ name: 'Pack size', from: undefined, to: '10' }]],
  [{ approved: [false, true] }, [{ name: 'Can sell', from: 'no', to: 'yes' }]],
  [{ picture: ['aa', 'bb'] }, [{ name: 'Picture', from: undefined, to: 'replaced' }]],
  [{ description: ['', 'x'.repeat(200)] }, [{ name: 'Description', from: 'none', to: `${'x'.repeat(120)}…` }]],
])('%j reads as %j', (changes, words) => {
  expect(changeTexts({ changes })).toEqual(words)
})
