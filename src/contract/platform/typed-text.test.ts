import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contractEndpoints } from '#tests/support/contract-endpoints.ts'

const BELL = '\u0007'
const TYPED = [`${BELL}pen`, `pen ${BELL}and paper, in a box of ten`, `asha${BELL}@example.in`, `AB${BELL}12`]

/** Compared with what is kept, or hashed, and never kept as it was typed. */
const ONLY_COMPARED = /password|token|signature|_id$|Id$|\.(username|couponCode|subject|cursor|before)$/i
const WRITES_NOTHING = ['/api/v1/product/searchProduct', '/api/v1/product/describe']

type Inside = {
  shape?: Record<string, z.core.$ZodType>
  options?: z.core.$ZodType[]
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
}

/** The fields of an input that take a control character as it is. */
function takers(schema: z.core.$ZodType, path = ''): string[] {
  if (TYPED.some((text) => keepsBell(schema as z.ZodType, text))) return [path]
  const { shape = {}, options = [], innerType, element, valueType } = schema._zod.def as Inside
  const inner = [...options, innerType, element, valueType].filter((one) => one !== undefined)
  return [
    ...Object.entries(shape).flatMap(([name, field]) => takers(field, `${path}.${name}`)),
    ...inner.flatMap((one) => takers(one, path)),
  ]
}

const keepsBell = (schema: z.ZodType, text: string) =>
  JSON.stringify(schema.safeParse(text).data ?? '').includes('\\u0007')

test('no call keeps a control character that nobody sees in what is typed', async () => {
  const writing = (await contractEndpoints()).filter(
    ({ method, path }) => method !== 'GET' && !WRITES_NOTHING.includes(path),
  )
  const found = writing.flatMap(({ path, input }) => takers(input).map((field) => `${path} ${field}`))
  expect(found.filter((field) => !ONLY_COMPARED.test(field))).toEqual([])
  expect(found).toContain('/api/v1/users/login .password')
})
