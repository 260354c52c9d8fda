import { gzipSync } from 'node:zlib'
import { pick, type Random } from '#tests/support/seeded-random.ts'
import type { Ask } from './ask.ts'

type Wire = Pick<Ask, 'headers'> & { body: Buffer }
type Encoding = (json: string, random: Random) => Wire

const JSON_TYPE = 'application/json'
const as = (type: string, body: Buffer | string, more: Record<string, string> = {}): Wire => ({
  headers: { ...(type && { 'content-type': type }), ...more },
  body: Buffer.from(body),
})
const MULTIPART = 'multipart/form-data; boundary=b'

/** Bodies that are not what they say they are, or not what anybody wants. */
const ENCODINGS: readonly Encoding[] = [
  (json) => as('text/plain', json),
  (json) => as('', json),
  (json) => as('application/x-www-form-urlencoded', json),
  (json) => as('application/xml', `<a>${json}</a>`),
  (json) => as('application/json; charset=utf-16', Buffer.from(json, 'utf16le')),
  (json) => as('application/json; charset=latin1', Buffer.from(json, 'latin1')),
  (json) => as('application/json; charset="', json),
  (json) => as('APPLICATION/JSON;;;=', json),
  (json) => as(JSON_TYPE, gzipSync(json), { 'content-encoding': 'gzip' }),
  (json) => as(JSON_TYPE, json, { 'content-encoding': 'gzip' }),
  (json) => as(JSON_TYPE, json, { 'content-encoding': 'br, br, br' }),
  (json) => as(JSON_TYPE, `\ufeff${json}`),
  (json, random) => as(JSON_TYPE, json.slice(0, random(json.length + 1))),
  (json) => as(JSON_TYPE, `${json}${json}`),
  (json) => as(JSON_TYPE, `[${json}]`),
  (json) => as(JSON_TYPE, json.replace('{', '{"__proto__":{"admin":true},')),
  (json) => as(JSON_TYPE, json.replace('{', '{"constructor":{"prototype":{"admin":true}},')),
  (json) => as(JSON_TYPE, json.replace(/"(\w+)":/, '"$1":null,"$1":')),
  () => as(JSON_TYPE, ''),
  () => as(JSON_TYPE, pickBytes()),
  () => as(JSON_TYPE, '"text"'),
  () => as(JSON_TYPE, 'null'),
  () => as(JSON_TYPE, '1e999'),
  () => as(JSON_TYPE, '['.repeat(100_000)),
  () => as(JSON_TYPE, `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`),
  () => as(JSON_TYPE, `{${Array.from({ length: 15_000 }, (_, at) => `"k${at}":${at}`).join()}}`),
  () => as(JSON_TYPE, JSON.stringify({ text: 'x'.repeat(300_000) })),
  () => as(MULTIPART, '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nno end'),
  () => as(MULTIPART, '--b\r\n\r\n\r\n--b--'),
  () => as(MULTIPART, '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n'),
  () => as('multipart/form-data', '--b--'),
  () => as(MULTIPART, manyParts(200)),
  (json) => as('text/csv', json),
]

const pickBytes = () => Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22])
const manyParts = (count: number) =>
  `${Array.from({ length: count }, (_, at) => `--b\r\ncontent-disposition: form-data; name="n${at}"\r\n\r\n1\r\n`).join('')}--b--\r\n`

export const wronglyEncoded = (json: string, random: Random): Wire => pick(random, ENCODINGS)(json, random)
