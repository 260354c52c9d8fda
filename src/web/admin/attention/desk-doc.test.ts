import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Permission } from '#contract/accounts/permissions.ts'
import { ATTENTION_KINDS, KIND_TITLES } from '#contract/attention/attention-kinds.ts'
import { actionsOf, permissionFor } from '#contract/attention/desk-permissions.ts'
import { buttonsFor } from './desk-actions.ts'

const DOC = new URL('../../../../docs/operations/desk.md', import.meta.url)
const LETTERS: Partial<Record<Permission, string>> = { manageAllOrders: 'O', refundOrders: 'R', mendTroubles: 'A' }

const rows = new Map(
  readFileSync(DOC, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6)
    .map(([, title = '', cause, remedy, buttons = '']) => [title, { cause, remedy, buttons: buttons.split(', ') }]),
)

test.each(ATTENTION_KINDS)('the operator reads of %s: cause, remedy, and every button with its permission', (kind) => {
  const row = rows.get(KIND_TITLES[kind])
  expect([row?.cause, row?.remedy].every(Boolean)).toBe(true)
  const words = { cause: '', remedy: '', since: '', subject: 'x', amount: null, order: null, lastTry: null }
  const expected = actionsOf(kind).map((action) => {
    const [button] = buttonsFor({ ...words, kind, actions: [action] })
    return `${button?.text} (${LETTERS[permissionFor({ kind, code: null }, action) ?? 'useAccount']})`
  })
  expect(row?.buttons.toSorted()).toEqual(expected.toSorted())
})
