import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'
import { unstorableFieldIn } from './unstorable-texts.ts'

async function* pieces() {
  yield new Uint8Array([0])
}

test.each<[string, unknown, string | undefined]>([
  ['a text by itself', 'a\0', 'request'],
  ['a field', { name: 'a\0' }, 'name'],
  ['a field of a row', { items: [{ note: 'a' }, { note: '\0' }] }, 'items.1.note'],
  ['half of an emoji', { note: 'pen 😀'.slice(0, -1) }, 'note'],
  ['a whole one', { note: 'pen 😀' }, undefined],
  ['a name of a field', { 'a\0': 1 }, 'request'],
  ['an object without a prototype', Object.assign(Object.create(null), { a: '\0' }), 'a'],
  ['nothing odd', { name: 'a', items: ['b'], at: new Date(), none: null, many: 1 }, undefined],
  ['a file', { file: new Blob(['\0']) }, undefined],
  ['a file that is still coming', { file: pieces() }, undefined],
])('%s', (_, value, field) => {
  expect(unstorableFieldIn(value)).toBe(field)
})

test.each([
  ['{"status":"DELI\\u0000VERED"}', { status: 'DELIVERED' }],
  ['{"list":["\\u0000"]}', { list: [''] }],
  ['{"path":"C:\\\\u0000"}', { path: 'C:\\u0000' }],
  ['7', 7],
  ['<html>', undefined],
])('JSON of others: %s', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
