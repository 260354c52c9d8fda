import { sampleInput } from '#tests/support/sample-input.ts'
import { nameOf, pathOf } from '../addresses.ts'
import type { Family } from '../family.ts'

const MARK = 'polluted7'
const POISON = { [MARK]: MARK, isAdmin: true, role: 'superadmin', who: 'anyone', status: 299, approved: true }
const poisonedJson = (sample: object) => [
  JSON.stringify({ ...sample })
    .replace(/^\{/, `{"__proto__":${JSON.stringify(POISON)},`)
    .replace(/,\}$/, '}'),
  JSON.stringify({ ...sample, constructor: { prototype: POISON } }),
  JSON.stringify({ ...sample, escaped: POISON }).replace('"escaped"', '"__pro\\u0074o__"'),
  JSON.stringify(Object.fromEntries(Object.keys(sample).map((name) => [name, { constructor: { prototype: POISON } }]))),
]
const QUERIES = [
  `__proto__[${MARK}]=${MARK}`,
  `__proto__.${MARK}=${MARK}`,
  `constructor[prototype][${MARK}]=${MARK}`,
  `constructor.prototype.${MARK}=${MARK}`,
  '__proto__=x&constructor=x&toString=x&hasOwnProperty=x&valueOf=x',
]

/** Names that every object has, sent as fields: they must become nobody's property. */
export const pollution: Family = async ({ ask, endpoints, people }, { mustBe }) => {
  for (const endpoint of endpoints.filter(({ path }) => !/logout|delete-account/.test(path))) {
    const { method } = endpoint
    const name = nameOf(endpoint)
    const as = people.superadmin
    if (method === 'POST' && !endpoint.upload) {
      for (const body of poisonedJson(sampleInput(endpoint))) {
        const { status, text } = await ask({
          method,
          path: pathOf(endpoint),
          as,
          body,
          headers: { 'content-type': 'application/json' },
        })
        mustBe(status < 500 && status !== 299, `${name} is answered with ${status} to ${body.slice(0, 60)}`)
        mustBe(!text.includes(MARK), `${name} hands on what was put into every object`)
      }
    }
    if (method !== 'GET') continue
    for (const query of QUERIES) {
      const { status, text } = await ask({ path: `${pathOf(endpoint)}?${query}`, as })
      mustBe(status < 500 && status !== 299, `${name} is answered with ${status} to ?${query}`)
      mustBe(!text.includes(MARK), `${name} hands on what was put into every object`)
    }
  }
  for (const page of ['/', '/shop', '/search', '/hi/shop']) {
    for (const query of QUERIES) {
      const { status, text } = await ask({ path: `${page}?${query}` })
      mustBe(status < 500 && !text.includes(MARK), `${page}?${query} is answered with ${status}`)
    }
  }
  for (const field of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'then']) {
    const body = `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${MARK}\r\n--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const { status } = await ask({ method: 'POST', path: '/api/v1/users/register', body, headers })
    mustBe(status === 400, `A form with a field called ${field} is answered with ${status}`)
  }
  // Had any of it worked, everybody would be let in now.
  const { status } = await ask({ path: '/api/v2/admin/settings' })
  mustBe(status === 401, `Visitors are let in to the settings: ${status}`)
  const { text } = await ask({ path: '/api/v1/product/cards?limit=1' })
  mustBe(!text.includes(MARK), 'Answers carry what was put into every object')
}
